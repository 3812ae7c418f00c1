const ALWAYS = '(min-width: 0px)';
const switchedOn = new Map<MediaList, string>();

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inner = 'cssRules' in rule ? mediaRules(rule.cssRules as CSSRuleList) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inner] : inner;
  });
}

/** Rewrites style sheets as if these media features matched; none resets. @param features - such as `(prefers-contrast: more)`. */
export function emulateMedia(features: readonly string[]): void {
  for (const [media, original] of switchedOn) media.mediaText = original;
  switchedOn.clear();
  for (const { cssRules } of document.styleSheets) {
    for (const { media } of mediaRules(cssRules)) {
      const feature = features.find((condition) => media.mediaText.includes(condition));
      if (!feature) continue;
      switchedOn.set(media, media.mediaText);
      media.mediaText = media.mediaText.replace(feature, ALWAYS);
    }
  }
}
