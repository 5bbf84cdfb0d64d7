import { stem as porterStem } from '../english/stem.ts'

/**
 * The stem of an English word in small letters, so that `partitions` and `partitioning` are equal. Takes and returns one word; words of less than
 * three letters, and those with digits, stay. `ly` goes as in Porter's second version: http://snowball.tartarus.org/algorithms/english/stemmer.html
 */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  return porterStem(word.replace(/([cdeghkmnrt])ly$/, '$1'))
}
