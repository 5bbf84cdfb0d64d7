import { languageOf } from '../requirements/language.ts'

/** Why a sentence was not read, as a sentence that tells its author what to do about it. Other readers (of code, of interfaces) say it in their own words. */
export function unreadInWords(reason: string, text: string): string {
  switch (reason) {
    case 'language':
      return `This is in ${languageOf(text)}, and only English is read. Say it in English.`
    case 'not text':
      return 'This holds control characters, as in a binary file. Paste the words alone.'
    case 'not words':
      return 'This holds no words, or a run of 120 and more characters without a blank. Say in words what is asked for.'
    case 'longer than a sentence':
      return 'This is longer than 2,000 characters. Split it into sentences.'
    case 'more than is read at once':
      return 'This is beyond the 2,000 sentences or 1,000 rows that are read at once. Generate from it as a text of its own.'
    default:
      return reason
  }
}
