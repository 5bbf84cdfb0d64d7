import type { Numbered } from './text-lists.ts'

const whole = /^"((?:[^"\\]|\\.)*)"$/s
/** Steps within a step stand below it, with numbers of their own. */
const line = /^(\d[\d.]*\s+)?"((?:[^"\\]|\\.)*)"$/s
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t' }

/** Whether every item is one quoted text with escapes, as Qase exports them. People do not write lists of actions like that. */
export const areQuoted = (items: readonly Numbered[]): boolean =>
  items.length > 0 && items.every(({ text }) => linesOf(text).every((each) => line.test(each)))

/** Whether items are quoted because the exporter quotes all of them: those that have nothing to say are empty marks. */
export const areFilledUp = (items: readonly Numbered[]): boolean =>
  areQuoted(items) && items.some(({ text }) => text.trim() === '""')

/** The items without their quotation marks and escapes; an item that has none stays. */
export const unquoted = (items: readonly Numbered[]): Numbered[] =>
  items.map((item) => {
    const lines = linesOf(item.text).map((each) => line.exec(each))
    const text = lines.map((found) => `${found?.[1] ?? ''}${unescaped(found?.[2] ?? '')}`).join('\n')
    return lines.every(Boolean) ? { ...item, text } : item
  })

const unescaped = (text: string) => text.replaceAll(/\\(.)/gs, (_, mark: string) => escapes[mark] ?? mark)

/** The quoted texts of an item: itself, or those of the lines below it as well. */
function linesOf(text: string): string[] {
  const trimmed = text.trim()
  return whole.test(trimmed) ? [trimmed] : trimmed.split('\n').map((each) => each.trim())
}
