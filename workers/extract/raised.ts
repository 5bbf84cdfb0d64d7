const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A number above the line, as the sign of a note or an exponent is: written behind a word as it is, it would be read as a part of it. */
export const raised = (number: string): string =>
  number.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit)

/** As long as signs of notes and exponents are. */
export const isRaisable = (text: string): boolean => /^\d{1,3}$/.test(text)
