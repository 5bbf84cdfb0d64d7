import { wordTable } from '../basics/word-table.ts'

const entities = wordTable<string>({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
})

/**
 * A short text of strangers as plain words on one line: marks of HTML, control characters and marks that turn the text around them are taken out, the usual
 * entities are read once. Takes any text; what remains is data, and still has to be escaped where it is shown.
 */
export function plainText(given: string): string {
  return given
    .replaceAll(/<[a-z/!?][^<>]*>/gi, ' ')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, named)
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

function named(whole: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? whole
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
    ? String.fromCodePoint(code)
    : whole
}
