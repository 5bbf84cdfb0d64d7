/** What a guide is made of: its Markdown, read when the pages are built, so that no markup comes to the browser as text. */
export type Inline =
  | string
  | { kind: 'code'; text: string }
  | { kind: 'strong'; of: Inline[] }
  | { kind: 'emphasis'; of: Inline[] }
  | { kind: 'link'; to: string; of: Inline[] }

export interface Heading {
  kind: 'heading'
  level: 2 | 3
  id: string
  of: Inline[]
}

export interface Snippet {
  kind: 'snippet'
  language: string
  /** The name to save it under, where it is a file. */
  file?: string
  text: string
}

export type Block =
  | Heading
  | Snippet
  | { kind: 'paragraph'; of: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'note'; of: Block[] }

const plain = (part: Inline): string =>
  typeof part === 'string' ? part : part.kind === 'code' ? part.text : textOf(part.of)

/** The words alone. */
export const textOf = (parts: readonly Inline[]): string => parts.map(plain).join('')

/** What stands under "On this page". */
export const headingsOf = (blocks: readonly Block[]): Heading[] =>
  blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2)
