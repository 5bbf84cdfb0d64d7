import { type Token, type Tokens, lexer } from 'marked'
import type { Block, Inline, Snippet } from '../../web/guides/blocks.ts'

/**
 * Reads the Markdown of a guide: CommonMark with tables. Its first line, the title, is left out: the page has it from the list of guides.
 * Throws where it says what pages do not draw: HTML, pictures, links that lead neither to a place of ours (`/…`, `#…`) nor to `https`.
 */
export function readGuide(markdown: string): Block[] {
  const ids = new Set<string>()
  const body = markdown.replace(/^# .+\n/, '')
  return lexer(body).flatMap((token) => blocks(token, ids))
}

/** Words of a heading as they stand in an address; the second of its kind is numbered. */
function idOf(text: string, ids: Set<string>): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['part']
  const base = words.join('-')
  let id = base
  for (let count = 2; ids.has(id); count++) id = `${base}-${count}`
  ids.add(id)
  return id
}

const refused = ({ type, raw }: Token) => new Error(`A guide cannot say this (${type}): ${raw.slice(0, 80)}`)

function blocks(token: Token, ids: Set<string>): Block[] {
  const inside = (tokens: Token[] = []) => tokens.flatMap((each) => blocks(each, ids))
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      return [heading(token as Tokens.Heading, ids)]
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', of: inlines(token.tokens ?? [token]) }]
    case 'code':
      return [snippet(token as Tokens.Code)]
    case 'blockquote':
      return [{ kind: 'note', of: inside(token.tokens) }]
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [{ kind: 'list', isOrdered: ordered, items: items.map(({ tokens }) => inside(tokens)) }]
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => inlines(tokens))
      return [{ kind: 'table', head: cells(header), rows: rows.map(cells) }]
    }
    default:
      throw refused(token)
  }
}

function heading(token: Tokens.Heading, ids: Set<string>): Block {
  const { depth, text } = token
  if (depth !== 2 && depth !== 3) throw refused(token)
  return { kind: 'heading', level: depth, id: idOf(text, ids), of: inlines(token.tokens) }
}

/** Behind the language stands the name of the file, or `no-run` for what tests do not run. */
function snippet({ lang = '', text }: Tokens.Code): Snippet {
  const [language = '', ...words] = lang.split(' ')
  const file = words.find((word) => word !== 'no-run')
  return { kind: 'snippet', language, ...(file && { file }), text }
}

const inlines = (tokens: Token[]): Inline[] => tokens.map(inline)

function inline(token: Token): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
      return String((token as Tokens.Text).text)
    case 'codespan':
      return { kind: 'code', text: (token as Tokens.Codespan).text }
    case 'strong':
      return { kind: 'strong', of: inlines(token.tokens ?? []) }
    case 'em':
      return { kind: 'emphasis', of: inlines(token.tokens ?? []) }
    case 'link': {
      const { href, tokens } = token as Tokens.Link
      if (!/^(?:#|\/(?!\/)|https:\/\/)/.test(href)) throw refused(token)
      return { kind: 'link', to: href, of: inlines(tokens) }
    }
    default:
      throw refused(token)
  }
}
