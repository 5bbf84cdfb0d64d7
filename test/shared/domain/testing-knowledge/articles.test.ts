import { expect, test } from 'vitest'
import { articles } from '../../../../shared/domain/testing-knowledge/articles/index.ts'
import { categories } from '../../../../shared/domain/testing-knowledge/types.ts'
import { stemsOf, wordsOf } from '../../../../shared/domain/testing-knowledge/words.ts'

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

/** The share of words that both have of those that either has. */
function sharedBy(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length
  return both / (one.size + other.size - both)
}

test('there are articles enough, of every category', () => {
  expect(articles.length).toBeGreaterThanOrEqual(155)
  expect(categories.filter((category) => !articles.some((article) => article.category === category))).toEqual(
    [],
  )
})

test('an article has an id of its own in kebab-case, and leads to others that there are', () => {
  const ids = articles.map(({ id }) => id)
  expect(repeated(ids)).toEqual([])
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  const lost = articles.flatMap(({ id, related }) =>
    related.filter((other) => other === id || !ids.includes(other)).map((other) => `${id} → ${other}`),
  )
  expect(lost).toEqual([])
})

test('no two articles have one name', () => {
  const named = articles.flatMap(({ title, aliases }) => [
    ...new Set(
      [title, ...aliases].map((name) =>
        wordsOf(name)
          .map(({ stem }) => stem)
          .join(' '),
      ),
    ),
  ])
  expect(repeated(named)).toEqual([])
})

test('an article says between 60 and 220 words of its own', () => {
  const sizes = articles.map(({ id, text }) => ({ id, words: text.split(/\s+/).length }))
  expect(sizes.filter(({ words }) => words < 60 || words > 220)).toEqual([])
})

test('no two articles share a sentence, nor half of their words', () => {
  const sentences = articles
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.split(' ').length > 3)
  expect(repeated(sentences)).toEqual([])
  const words = articles.map(({ id, text }) => ({ id, stems: new Set(stemsOf(text)) }))
  const alike = words.flatMap(({ id, stems }, index) =>
    words
      .slice(index + 1)
      .filter((other) => sharedBy(stems, other.stems) > 0.5)
      .map((other) => `${id} and ${other.id}`),
  )
  expect(alike).toEqual([])
})

test('an article names public pages and says what they are', () => {
  const wrong = articles.flatMap(({ id, sources }) => [
    ...(sources.length === 0 ? [`${id}: none`] : []),
    ...repeated(sources.map(({ url }) => url)).map((url) => `${id}: ${url} twice`),
    ...sources
      .filter(({ title, url }) => title.trim() === '' || !/^https:\/\/[\w.-]+\.[a-z]+(?:[/?]\S*)?$/.test(url))
      .map(({ url }) => `${id}: ${url}`),
  ])
  expect(wrong).toEqual([])
})

test('an article has five descriptions that do without its names', () => {
  const wrong = articles.filter(
    ({ title, aliases, descriptions }) =>
      new Set(descriptions).size !== 5 ||
      [title, ...aliases].some((name) =>
        descriptions.some((said) => ` ${said.toLowerCase()} `.includes(` ${name.toLowerCase()} `)),
      ),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('an article has no fields but these, and a category of the six', () => {
  const fields = ['aliases', 'category', 'descriptions', 'id', 'related', 'sources', 'text', 'title']
  const wrong = articles.filter(
    (article) =>
      Object.keys(article).toSorted().join() !== fields.join() || !categories.includes(article.category),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})
