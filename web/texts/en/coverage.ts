import { number } from './many.ts'

/** How much of a text its cases cover, in words. */
export const texts = {
  percent: (percent: number) => `${percent} %`,
  verified: (percent: number) => `${percent} % verified`,
  ideas: (percent: number) => `${percent} % by ideas`,
  verifiedOf: (covered: number, items: number) =>
    `Verified cases try ${number(covered)} of ${number(items)} parts of the text.`,
  ideasOf: (covered: number, items: number) =>
    `Only test ideas, or written cases with a doubt, name ${number(covered)} of ${number(items)}.`,
  counted:
    'A part is a sentence that demands something, or a figure, quoted text, alternative or negation in it.',
  /** Edits do not change the figures. */
  countedAt: 'Counted at the last generation or chat message.',
  notTried: (parts: string) => `Not tried: ${parts}`,
  inQuotes: (part: string) => `“${part}”`,
  more: (count: number) => `${number(count)} more`,
}
