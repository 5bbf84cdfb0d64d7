import { expect, test } from 'vitest'
import { splitFacts } from '../../../../../shared/domain/prose-steps/told/split-facts.ts'

const facts = (text: string, isRead: (fact: string) => boolean = () => false) =>
  splitFacts(text, (fact) => (isRead(fact) ? fact : undefined)).map((told) =>
    'read' in told ? told.read : `? ${told.unread}`,
  )

test.each<[text: string, ...facts: string[]]>([
  ['The box is gone. Bread is there', 'The box is gone', 'Bread is there'],
  ['It is gone and now it is empty', 'It is gone', 'it is empty'],
  ['Bread crossed out, Cheese isn’t', 'Bread crossed out', 'Cheese is not crossed out'],
  ['Tea is ticked and so is Milk', 'Tea is ticked', 'Milk is ticked'],
  ['Tea is ticked, Milk too', 'Tea is ticked', 'Milk is ticked'],
  ['A calendar pops up showing May 2031', 'A calendar pops up', 'showing May 2031'],
  ['It is gone (and it says night, not nights!)', 'It is gone', 'it says night', 'not nights'],
])('“%s” says these facts', (text, ...said) => {
  const shortest = new Set(said)
  expect(facts(text, (fact) => shortest.has(fact))).toEqual(said)
})

test('what is read is as long as it can be, and what is not is named alone', () => {
  expect(facts('A, B and C are there', (fact) => fact === 'A, B and C are there')).toHaveLength(1)
  expect(facts('It is odd, B is there', (fact) => fact === 'B is there')).toEqual([
    '? It is odd',
    'B is there',
  ])
})

test('a comment that says something of the page is no comment', () => {
  expect(facts('Tea is listed, that’s the first row')).toEqual(['? Tea is listed', '? that’s the first row'])
  expect(facts('Tea is listed, since that’s Amsterdam')).toEqual(['? Tea is listed', '? that’s Amsterdam'])
})

test('a fact after one that could not be read knows of it', () => {
  const lost: boolean[] = []
  splitFacts('It is odd, B is there', (fact, isLost) => {
    lost.push(isLost)
    return fact === 'B is there' ? fact : undefined
  })
  expect(lost).toEqual([false, false, true])
})
