import { expect, test } from 'vitest'
import { summaryOf } from '../../../../shared/domain/answering/summary.ts'

const passage = (text: string, headings: string[] = [], start = 0) => ({ text, headings, start, page: null })

test('each file is told by its first sentences, with their places, and by what its headings name', () => {
  const text = 'Boats are hired by the hour. A deposit of 20 euros is paid first. Dogs may come along.'
  const passages = [passage(text, ['Boats', 'Hire']), passage('Nets are sold.', ['Boats', 'Nets'], 90)]
  const summary = summaryOf([{ fileId: 'boats', fileName: 'boats.md', passages }])
  expect(summary.text).toBe(
    'boats.md: Boats are hired by the hour. [1] A deposit of 20 euros is paid first. [2] It covers: Hire; Nets.',
  )
  const place = { fileId: 'boats', page: null, headings: ['Boats', 'Hire'] }
  expect(summary.sources).toEqual([
    { ...place, start: 0, end: 28, quote: 'Boats are hired by the hour.' },
    { ...place, start: 29, end: 65, quote: 'A deposit of 20 euros is paid first.' },
  ])
  expect(summary.leftOut).toBe(0)
})

test('a mail is told by its subject and its first sentence, and by no greeting', () => {
  const text =
    'Subject: New parking rules\nFrom: Åsa Lind <asa@a.example>\nTo: all@a.example\nDate: 7 April 2026, 07:15 UTC\n\nDear all,\n\nfrom 4 May staff park in the east. A permit costs 18 euros.\n\nÅsa'
  for (const fileName of ['parking.eml', 'PARKING.MSG']) {
    const { text: told, sources } = summaryOf([{ fileId: 'a', fileName, passages: [passage(text)] }])
    expect(told).toBe(`${fileName}: New parking rules [1] from 4 May staff park in the east. [2]`)
    expect(sources).toHaveLength(2)
    for (const { start, end, quote } of sources) expect(text.slice(start, end)).toBe(quote)
  }
  const { text: other } = summaryOf([{ fileId: 'a', fileName: 'a.md', passages: [passage(text)] }])
  expect(other).toContain('From: Åsa Lind')
})

test('files without a sentence are not told, and nothing is told of none', () => {
  const nothing = { text: '', sources: [], leftOut: 0 }
  expect(summaryOf([])).toEqual(nothing)
  expect(summaryOf([{ fileId: 'a', fileName: 'a.csv', passages: [passage('1;2;3')] }])).toEqual(nothing)
})

test('what does not fit is counted', () => {
  const sentence = `The words of this file go on and on ${'and on '.repeat(60)}until they end.`
  const files = Array.from({ length: 100 }, (_, at) => ({
    fileId: String(at),
    fileName: `_${at}_[x](y).txt`,
    passages: [passage(sentence)],
  }))
  const { text, sources, leftOut } = summaryOf(files)
  expect(sources.length).toBe(files.length - leftOut)
  expect(text.length).toBeLessThan(13_000)
  expect(leftOut).toBeGreaterThan(50)
})
