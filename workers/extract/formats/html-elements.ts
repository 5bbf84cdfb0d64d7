/** Elements whose content nobody reads on the page. */
const unread = new Set(
  'script style template noscript iframe object embed svg math canvas audio video select datalist textarea head'.split(
    ' ',
  ),
)

/** Elements that begin and end a paragraph. Source: HTML Living Standard, section 15.3 (rendering of flow content). */
const blocks = new Set(
  `address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre search section summary table tbody td tfoot th
  thead tr ul`.split(/\s+/),
)

type Attributes = Record<string, string>

/** Hidden by the page itself; what its style sheets hide is not known. */
const isHidden = ({ hidden, style = '' }: Attributes) =>
  (hidden !== undefined && hidden !== 'until-found') ||
  (style !== '' && /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style.slice(0, 2000)))

export const isUnread = (name: string, attributes: Attributes): boolean =>
  unread.has(name) || isHidden(attributes)

export const isBlock = (name: string): boolean => blocks.has(name)

const headingLevels = new Map([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, level]))

/** 1 to 6, or undefined for what is no heading. */
export const headingLevel = (name: string): number | undefined => headingLevels.get(name)
