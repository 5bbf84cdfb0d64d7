/** A piece of a text: as it is, the date of the day of the run with offsets such as `+30D` or `-18Y+1D`, or a secret of the environment. */
export type TextPart = string | { date: string } | { secret: string }

// Two hexadecimal digits between percent signs are a part of an encoded address.
const mark = /%(?:TODAY((?:[+-]\d{1,5}[DWMY]){0,4})|(?![0-9A-F]{2}%)([A-Z][A-Z0-9_]*))%/g

/** Takes a text apart at `%TODAY+30D%` and `%NAME%`, the marks of hosted runs. Literal pieces are never empty; an empty text has none. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: whole, 1: date, 2: secret, index } of text.matchAll(mark)) {
    if (index > from) parts.push(text.slice(from, index))
    parts.push(secret === undefined ? { date: date ?? '' } : { secret })
    from = index + whole.length
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}
