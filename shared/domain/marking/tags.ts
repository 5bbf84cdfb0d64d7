/** What a clause does. The guide for markers says what each means: `docs/marks.md`. */
export const segmentTags = ['cond', 'ctx', 'def', 'eff', 'evt', 'lim'] as const
/** What the words of a clause are. */
export const roleTags = [
  'A',
  'C',
  'E',
  'EQ',
  'F',
  'FMT',
  'GT',
  'LT',
  'M',
  'MAX',
  'MIN',
  'N',
  'NE',
  'NEG',
  'O',
  'OPT',
  'P',
  'REQ',
  'S',
  'T',
  'U',
  'UNI',
  'V',
  'X',
] as const

/** What a line can demand: the kinds that the tagger was trained on. */
export const kindTags = [
  'accessibility',
  'answer',
  'api',
  'calculation',
  'cancel',
  'classify',
  'combination',
  'command',
  'concurrency',
  'condition',
  'create',
  'default',
  'delete',
  'edit',
  'enable',
  'exception',
  'expiry',
  'export',
  'filter',
  'format',
  'integrate',
  'language',
  'layout',
  'length',
  'limit',
  'lockout',
  'log',
  'match',
  'message',
  'navigate',
  'notify',
  'once',
  'options',
  'order',
  'payment',
  'performance',
  'permission',
  'persist',
  'physical',
  'privacy',
  'relation',
  'reliability',
  'required',
  'schedule',
  'search',
  'security',
  'show',
  'sign-in',
  'state',
  'unchanged',
  'unique',
  'upload',
  'when',
] as const

export type SegmentTag = (typeof segmentTags)[number]
export type RoleTag = (typeof roleTags)[number]

/** A marked stretch of a line. `start` and `end` (exclusive) are UTF-16 offsets; `confidence` is the probability of exactly this span with this tag, 1 for a person's mark. */
export interface Span<Tag extends string = SegmentTag | RoleTag> {
  tag: Tag
  start: number
  end: number
  confidence: number
}

/** Segments do not overlap, nor do roles, and each role lies in one segment. Both are in order. */
export interface Marks {
  segments: Span<SegmentTag>[]
  roles: Span<RoleTag>[]
  /** What the line demands, most probable first. */
  kinds: { kind: string; confidence: number }[]
}

const segments = new Set<string>(segmentTags)
export const isSegmentTag = (tag: string): tag is SegmentTag => segments.has(tag)
const roles = new Set<string>(roleTags)
export const isRoleTag = (tag: string): tag is RoleTag => roles.has(tag)
