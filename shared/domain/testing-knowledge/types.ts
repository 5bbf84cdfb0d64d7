export const categories = [
  'definition',
  'best-practice',
  'standard',
  'methodology',
  'tool',
  'general',
] as const
export type Category = (typeof categories)[number]

export interface Reference {
  title: string
  url: string
}

export interface Article {
  /** In kebab-case; never changes. */
  id: string
  title: string
  /** Other names and abbreviations of the very topic. No two articles have one name. */
  aliases: string[]
  /** How people tell of the topic who do not know its name. */
  descriptions: string[]
  category: Category
  text: string
  sources: Reference[]
  /** Ids of other articles. */
  related: string[]
}
