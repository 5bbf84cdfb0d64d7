import { outsideQuotes } from './text.ts'

const spoken: readonly (readonly [RegExp, string])[] = [
  [/\b(?:I|i)\s+am\b/g, 'you are'],
  [/\b[Aa]m\s+I\b/g, 'are you'],
  [/\b(?:I|i)\s+was\b/g, 'you were'],
  [/\b[Ww]as\s+I\b/g, 'were you'],
  [/\bI['’]m\b/g, 'you are'],
  [/\bI(?=['’](?:ve|ll|d)\b)/g, 'you'],
  [/(?<![\w.])i(?=\s)|\bI\b(?![.]\w|['’])/g, 'you'],
  [/\bmyself\b/g, 'yourself'],
  [/\bmy\b/g, 'your'],
  [/\bMy\b/g, 'Your'],
  [/\bmine\b/g, 'yours'],
  [/\bme\b/g, 'you'],
]

/** What somebody wrote of themselves, said to a reader: "I see my orders" is "you see your orders". What is quoted stays to the letter. */
export const toReader = (text: string): string =>
  outsideQuotes(text, (part) => spoken.reduce((said, [from, to]) => said.replace(from, to), part))

/** The same of what speaks for itself: "my queue" of a system is "its queue". */
export const toThing = (text: string): string =>
  outsideQuotes(text, (part) =>
    part
      .replace(/\bI\s+(?:am|was)\b/g, 'it is')
      .replace(/\bI\b/g, 'it')
      .replace(/\bmy\b/g, 'its')
      .replace(/\bme\b/g, 'it')
      .replace(/\bmyself\b/g, 'itself'),
  )

/** Whether those who build speak of themselves: to a reader of a manual "we" is somebody else. */
export const speaksOfUs = (text: string): boolean => {
  let found = false
  outsideQuotes(text, (part) => {
    found ||= /\b(?:we|our|ours|us|ourselves|We|Our)\b/.test(part)
    return part
  })
  return found
}
