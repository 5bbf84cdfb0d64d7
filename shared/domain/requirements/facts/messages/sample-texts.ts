const sample = /(?:\be\.\s?g\.|\bfor example|\bfor instance|\bsuch as|\bsomething like|\blike)[,:]?\s*$/i
const showing =
  /\b(?:shows?|displays?|sees?|reads?|says?|gets?|appears?|is shown|is displayed|returns?|answers?)\b[^"]{0,90}$/i
const changing = /[^\p{L}]*[€$£]?\d[\d.,:]*(?:\s?(?:EUR|USD|GBP|CHF|%|€|\$|£)(?!\p{L}))?[^\p{L}]*/u

/** Whether the words before a quoted text call it an example: "the page shows the price, e.g. "Price: 12.00 EUR"". */
export function isSample(before: string): boolean {
  return sample.test(before)
}

/** An example of a text that is shown. */
export function isShownSample(before: string): boolean {
  return isSample(before) && showing.test(before.replace(sample, ''))
}

/** What stays the same in an example whose numbers depend on what was entered: "Price: 12.00 EUR" → "Price:"; undefined where nothing does. */
export function fixedPart(text: string): string | undefined {
  const found = changing.exec(text)
  if (!found) return text
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  const lead = `${before}${/^[:\s]*/.exec(found[0])?.[0] ?? ''}`.trim()
  const parts = [lead, after.split(/\d/)[0]?.trim() ?? ''].filter(
    (one) => (one.match(/\p{L}/gu) ?? []).length > 2,
  )
  return parts.sort((one, other) => other.length - one.length)[0]
}
