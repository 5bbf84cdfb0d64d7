import { expect, test } from 'vitest'
import { summaryOf } from '../../../../shared/domain/answering/summary.ts'

const passage = (text: string, headings: string[] = [], start = 0) => ({ text, headings, start })

test('each file is told by its first sentences, with their places, and by what its headings name', () => {
  const text = 'Boats are hired by the hour. A deposit of 20 euros is paid first. Dogs may come along.'
  const { text: told, leftOut } = summaryOf([
    {
      fileName: 'boats.md',
      passages: [passage(text, ['Boats', 'Hire']), passage('Nets are sold.', ['Boats', 'Nets'], 90)],
    },
  ])
  expect(told).toBe(
    [
      'boats.md: Boats are hired by the hour. [1] A deposit of 20 euros is paid first. [2] It covers: Hire; Nets.',
      '',
      '[1] boats.md, characters 0–28',
      '[2] boats.md, characters 29–65',
    ].join('\n'),
  )
  expect(leftOut).toBe(0)
})

test('a mail is told by its subject and its first sentence, and by no greeting', () => {
  const text =
    'Subject: New parking rules\nFrom: Åsa Lind <asa@a.example>\nTo: all@a.example\nDate: 2026-04-07T07:15:00.000Z\n\nDear all,\n\nfrom 4 May staff park in the east. A permit costs 18 euros.\n\nÅsa'
  for (const fileName of ['parking.eml', 'PARKING.MSG']) {
    const { text: told } = summaryOf([{ fileName, passages: [passage(text)] }])
    expect(told.split('\n')[0]).toBe(
      `${fileName}: New parking rules [1] from 4 May staff park in the east. [2]`,
    )
    for (const [, from, to] of told.matchAll(/, (\d+)–(\d+)$/gm))
      expect(told).toContain(text.slice(Number(from), Number(to)))
  }
  const { text: other } = summaryOf([{ fileName: 'a.md', passages: [passage(text)] }])
  expect(other).toContain('From: Åsa Lind')
})

test('files without a sentence are not told, and nothing is told of none', () => {
  expect(summaryOf([])).toEqual({ text: '', leftOut: 0 })
  expect(summaryOf([{ fileName: 'a.csv', passages: [passage('1;2;3')] }])).toEqual({ text: '', leftOut: 0 })
})

test('what does not fit is counted', () => {
  const sentence = `The words of this file go on and on ${'and on '.repeat(60)}until they end.`
  const files = Array.from({ length: 100 }, (_, at) => ({
    fileName: `_${at}_[x](y).txt`,
    passages: [passage(sentence)],
  }))
  const { text, leftOut } = summaryOf(files)
  expect(text.length).toBeLessThan(13_000)
  expect(leftOut).toBeGreaterThan(50)
})
