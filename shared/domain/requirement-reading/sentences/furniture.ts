import { isBlank, type Line } from './lines.ts'

/** Single lines that say nothing of what is demanded: page numbers, contents, marks of tools, ends of letters. */
const lines = [
  // "Specification        Page 3 of 28", "12"
  /\bpage[ \t]+\d{1,4}[ \t]+(?:of|\/)[ \t]+\d{1,4}[ \t]*$/i,
  /^[ \t\f]*(?:page[ \t]+)?\d{1,4}[ \t]*$/i,
  // "1.1 Purpose ........ 2", "- [Scope](#scope)", "[TOC]"
  /(?:\.[ \t]?){4,}[ \t]*\d{0,4}[ \t]*$/,
  /^[ \t]*(?:[-*+]|\d{1,3}(?:\.\d{1,3}){0,4}[.)]?)[ \t]+\[[^\]]{1,200}\]\(#[^)]{0,300}\)[ \t]*$/,
  /^[ \t]*\[[^\]]{1,200}\]\[[\w -]{0,60}\][ \t]*$/,
  /^[ \t]*\[{1,2}_?TOC_?\]{1,2}[ \t]*$/i,
  // Calls of templates, targets and comments of reStructuredText, its fields
  /^[ \t]*(?:\{\{.{0,2000}\}\}|\{%.{0,2000}%\})[ \t]*$/,
  /^[ \t]*\.\.(?:[ \t]+(?:_|\[|\|)[^\n]*|[ \t]+(?![\w:-]+::).*|)$/,
  /^[ \t]*:[\w -]{1,40}:(?:[ \t]|$)/,
  /^[ \t]*On .{5,80} wrote:[ \t]*$/,
]
const mailHead = /^[ \t>]*(?:from|to|cc|bcc|subject|date|sent|reply-to|message-id):[ \t]/i
const phone = /^(?:\+|\(?0|\()?[\d][\d ()/.-]{6,24}$/
const contact =
  /(?:https?:\/\/|www\.)\S{3,500}|<?[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}>?|\+\d[\d ()/.-]{6,22}\d/g
const separated = /^[\s|·•,;:/()-]*$/
const address = [
  /^(?:[^.!?]{2,60},[ \t]*)?\p{Lu}[\p{L} .]{1,40},?[ \t]+[A-Z]{2}[ \t]+\d{5}(?:-\d{4})?\.?$/u,
  /^(?:[^.!?]{2,80}[ \t,])?[A-Z]{1,2}\d[A-Z\d]?[ \t]\d[A-Z]{2}\.?$/,
  /^\d{1,5}[A-Za-z]?,?[ \t]+(?:[\p{Lu}\d][\p{L}\d.]{0,20}[ \t]+){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Square|Court)\.?(?:,.{0,80})?$/u,
  /^(?:P\.?[ \t]?O\.?|Post Office)[ \t]Box[ \t]\d{1,7}$/i,
]

/** Whether a line is a way to reach somebody: a phone number, an e-mail address, a link or a postal address, with a label at most. */
export function isContact(line: string): boolean {
  const text = line.trim()
  if (text.length > 300 || text.length < 5) return false
  if (phone.test(text) && (text.match(/\d/g)?.length ?? 0) >= 7) return true
  if (address.some((form) => form.test(text))) return true
  const left = text.replace(contact, '')
  return (
    left.length < text.length &&
    (separated.test(left) || (/^[\p{L} .&'-]{1,40}:?[\s|·,;]*$/u.test(left) && isLabelled(text, left)))
  )
}

/** "Tel.: +44 …", "Jane Doe <jane@example.org>": the words are a label, or a name beside an address in brackets. */
const isLabelled = (text: string, left: string): boolean =>
  /:[\s|·,;]*$/.test(left) || (/^\p{Lu}/u.test(text) && /<[^<>\s]+@[^<>\s]+>$/.test(text))

/** The line behind furniture that begins at a line; that line itself where none does. */
export function endOfFurniture(all: readonly Line[], index: number): number {
  const text = all[index]?.text ?? ''
  if (text.length > 3000) return index
  const head = endOfRun(all, index, (line) => mailHead.test(line))
  if (head > index + 1) return head
  if (/^--[ \t]?$/.test(text)) return endOfRun(all, index, (line) => line.trim() !== '')
  return lines.some((form) => form.test(text)) || isContact(text) ? index + 1 : index
}

/** "---", keys and values, "---" at the beginning of a text: what a tool knows of it. */
export function endOfFrontMatter(all: readonly Line[], index: number): number {
  if (!/^---[ \t]*$/.test(all[index]?.text ?? '')) return index
  const close = all.slice(index + 1, index + 80).findIndex(({ text }) => /^(?:---|\.\.\.)[ \t]*$/.test(text))
  if (close < 1) return index
  const own = all.slice(index + 1, index + 1 + close)
  const areKeys = own.every(
    (line) => isBlank(line) || /^(?:[\w-]{1,40}:(?:[ \t]|$)|[ \t]+\S|- |#)/.test(line.text),
  )
  return areKeys ? index + close + 2 : index
}

/** Heads and ends of letters are short. */
const longestRun = 12

function endOfRun(all: readonly Line[], index: number, holds: (line: string) => boolean): number {
  let end = index
  while (end < all.length && end - index < longestRun && holds(all[end]?.text ?? '')) end += 1
  return end
}
