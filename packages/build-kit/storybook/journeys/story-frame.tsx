export interface StoryFrameProps {
  /** Id of the story, as in its address. */
  story: string;
  /** What is seen, for those who cannot see it. */
  label: string;
  /** Pixels. */
  height?: number;
}

const FRAME = { width: '100%', border: '1px solid #c9d3d0', borderRadius: 8 } as const;

/** One story inside of words, alive, with a link to its own page. */
export function StoryFrame({ story, label, height = 520 }: StoryFrameProps) {
  return (
    <figure style={{ margin: '1rem 0 2rem' }}>
      <iframe
        title={label}
        src={`iframe.html?id=${story}&viewMode=story`}
        loading="lazy"
        height={height}
        style={FRAME}
      />
      <figcaption>
        <a href={`?path=/story/${story}`} target="_top">
          {label}
        </a>
      </figcaption>
    </figure>
  );
}
