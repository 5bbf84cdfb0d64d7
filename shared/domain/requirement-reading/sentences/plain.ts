import { blank, withoutEntities, withoutTags, withoutUnseen, withPipes } from './html.ts'
import { withColumns } from './drawn-tables.ts'
import { withoutPages } from './pages.ts'

/**
 * The text without markup, in which every character keeps its place: marks of emphasis, tags, targets of links and
 * invisible characters become blanks, a span of code becomes a quoted name.
 */
export function plainOf(text: string): string {
  let plain = text.replace(/[\u200B-\u200F\u2028-\u202F\u2060-\u2064\uFEFF\u00AD\u00A0]/g, ' ')
  plain = withoutUnseen(plain)
  plain = plain.replace(/^[ \t]*\|.*$/gm, (line) => line.replace(/<br[ \t]?\/?>/gi, blank))
  plain = withPipes(plain)
  plain = plain.replace(/<li(?:\s[^<>]{0,300})?>\s{1,200}/gi, (all) => `<li>${' '.repeat(all.length - 4)}`)
  plain = withoutTags(plain)
  plain = withoutLinks(plain)
  plain = withoutRoles(plain)
  // A quoted text in a code span is quoted once.
  plain = plain.replace(/`"([^`"\n]{1,200})"`/g, ' "$1" ').replace(/`([^`"\n]{1,200})`/g, '"$1"')
  plain = plain.replace(/\\(?=[*_[\]#\n\r]|$)/g, ' ')
  plain = withoutEntities(withoutEmphasis(plain))
  plain = plain.replace(/^[ \t]*>(?:[ \t]*>){0,8}(?=[ \t]*[^\s\d>=])/gm, blank)
  plain = withColumns(plain)
  return withoutPages(plain)
}

/** Links and footnotes of Markdown. A list of contents keeps its targets, by which it is told apart from a list of rules. */
function withoutLinks(text: string): string {
  return text
    .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)/g, blank)
    .replace(
      /\[((?:[^\][\r\n]|\r?\n(?![\r\n])|\[[^\][\n]{0,100}\]){1,300})\]\(([^)\n]{0,500})\)/g,
      (all, name: string, target: string, at: number) =>
        target.startsWith('#') && isAlone(text, at, all.length)
          ? all
          : ` ${name.replace(/[\r\n]/g, ' ')}`.padEnd(all.length),
    )
    .replace(
      /(?<![\w\]])\[([^\][\n]{1,200})\]\[[a-z][\w -]{0,60}\](?![ \t]*$)|(?<=\S[ \t]*)(?<![\w\]])\[([^\][\n]{1,200})\]\[[a-z][\w -]{0,60}\]/gm,
      (all, name?: string, last?: string) => ` ${name ?? last ?? ''}`.padEnd(all.length),
    )
    .replace(/\[\^[\w-]{1,40}\](?!:)/g, blank)
    .replace(/<(?:https?:\/\/|mailto:)[^<>\s]{1,500}>/g, blank)
    .replace(/~~(?=\S)([^~\n]{1,500})~~/g, '  $1  ')
}

/** Whether an item of a list is nothing but what stands there. */
const isAlone = (text: string, at: number, length: number): boolean =>
  /(?:^|[\r\n])[ \t]*(?:[-*+]|\d{1,3}(?:\.\d{1,3}){0,4}[.)]?)[ \t]+$/.test(
    text.slice(Math.max(0, at - 60), at),
  ) && /^[ \t]*(?:[\r\n]|$)/.test(text.slice(at + length, at + length + 20))

const referring = /:(?:ref|doc|numref|term|any|eq|need|pep|rfc):$/

/** Interpreted texts and links of reStructuredText. */
function withoutRoles(text: string): string {
  return text
    .replace(
      /(?<![\w:])(:(?:[a-z][\w+-]{0,30}:){1,2})`([^`\n]{1,200})`/g,
      (all, role: string, own: string) => {
        const words = own.replace(/[ \t]*<[^<>]{0,200}>$/, blank)
        return referring.test(role)
          ? ` ${words} `.padStart(all.length)
          : `"${words.trimEnd()}"`.padStart(all.length)
      },
    )
    .replace(/`([^`<>\n]{1,200})<[^<>`\n]{1,300}>`__?/g, (all, name: string) => ` ${name}`.padEnd(all.length))
    .replace(/`([^`<>\n]{1,200})`__?(?!\w)/g, (all, name: string) => ` ${name}`.padEnd(all.length))
    .replace(/(?<!`)``(?!`)([^`"\n]{1,200})``(?!`)/g, ' "$1" ')
    .replace(/\[(?:\d{1,3}|#[\w-]{0,40})\]_(?!\w)/g, blank)
}

/** Two asterisks or lines anywhere; one around words only, so that "a * b" and "first_name" stay. */
function withoutEmphasis(text: string): string {
  return text
    .replace(/\*\*\*?|(?<![\w"])__(?=[\w"])|(?<=[\w.:!?)"])__(?![\w"])/g, blank)
    .replace(/(?<=^|[\s("])\*(?=[^\s*])([^*\n]{1,300})(?<=[^\s*])\*(?=$|[\s).,;:!?"])/gm, ' $1 ')
    .replace(/(?<=^|[\s("])_(?=[^\s_])([^_\n]{1,300})(?<=[^\s_])_(?=$|[\s).,;:!?"])/gm, ' $1 ')
}
