import { quoted } from '../text/quoted.ts'

/** A sentence with the texts that it quotes blanked out, so that nobody judges the words of a message. As long as before. */
export const withoutQuoted = (sentence: string): string =>
  sentence.replace(quoted, (whole) => '\u0001'.repeat(whole.length))
