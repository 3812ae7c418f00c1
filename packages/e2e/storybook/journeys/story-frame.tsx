export interface StoryFrameProps {
  /** Story id. */
  story: string;
  /** Accessible name of the frame. */
  label: string;
  /** Pixels. */
  height?: number;
}

const FRAME = { width: '100%', border: '1px solid #c9d3d0', borderRadius: 8 } as const;

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
