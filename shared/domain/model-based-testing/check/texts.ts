import type { CharacterSet, Condition } from '../../requirement-model/index.ts'
import type { Thing } from './things.ts'

type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>

/** Whether something is written as such. */
export const forms: Record<Of<'form'>['form'], (text: string, thing: Thing) => boolean | undefined> = {
  number: (_, { is }) => is === 'amount',
  whole: (text, { is }) => is === 'amount' && /^[+-]?\d+$/.test(text),
  date: (_, { is }) => is === 'day',
  time: (_, { is }) => is === 'clock',
  // What lies between these two is for the page to decide.
  'e-mail': (text) =>
    /^[a-z0-9._%+-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}$/i.test(text)
      ? true
      : /^[^@\s]+@[^@\s]+$/.test(text)
        ? undefined
        : false,
  url: (text) =>
    /^https?:\/\/[a-z0-9.-]+(?:[/?#]\S*)?$/i.test(text)
      ? true
      : text.includes('.') && !/\s/.test(text)
        ? undefined
        : false,
}

const isIn: Record<CharacterSet, (one: string) => boolean> = {
  letters: (one) => one.toLowerCase() !== one.toUpperCase(),
  capitals: (one) => one !== one.toLowerCase(),
  'small letters': (one) => one !== one.toUpperCase(),
  digits: (one) => one >= '0' && one <= '9',
  spaces: (one) => one === ' ',
  special: (one) => one !== ' ' && one.toLowerCase() === one.toUpperCase() && !(one >= '0' && one <= '9'),
}

/** Whether a text is made of these characters, has them or has none of them. */
export function characters({ which, sets, also = '', count = 1 }: Of<'characters'>, text: string): boolean {
  const all = Array.from(text)
  const those = all.filter((one) => also.includes(one) || sets.some((set) => isIn[set](one)))
  if (which === 'only') return those.length === all.length
  return which === 'has' ? those.length >= count : those.length === 0
}
