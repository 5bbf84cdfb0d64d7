import { expect, test } from 'vitest'
import { addFiles, filesAreRead } from '../../support/browser/files.ts'
import { eventually, startLead } from '../../support/browser/pages.ts'

const { pages, lead, ask, newBase } = startLead()

const handbook = [
  ['Leave', 'Every employee has 28 days of annual leave a year.'],
  ['Travel', 'Hotels are paid up to 140 euros a night.'],
  ['Books', 'Members may borrow up to 12 books at a time.'],
  ['Laptops', 'Laptops are replaced after 48 months of use.'],
  ['Canteen', 'The canteen serves lunch for 7 euros.'],
  ['Trains', 'Trains are booked for trips of up to 300 kilometres.'],
  ['Gym', 'The gym lends towels for 2 euros.'],
]
const text = handbook.map(([title, said]) => `# ${title}\n\n${said}`).join('\n\n')
let kbId = ''

test('an exam of a new base makes its questions of the files, and tells how well they are found', async () => {
  kbId = await newBase('Examined')
  await lead.open(`/knowledge/${kbId}`)
  await lead.follow('Exams', 'There was no exam yet', 'There are no questions yet')
  await lead.fill('Questions to make of the files first', '0')
  await lead.press('Start the exam', 'This knowledge base has no questions yet.')
  await lead.follow('Files')
  await addFiles(pages, lead, { 'handbook.md': text })
  await lead.sees('1 file')
  await filesAreRead(lead, 1)
  await lead.follow('Exams', 'There was no exam yet')
  await lead.press('Start the exam', 'among the first ten hits', 'Made of a file')
  await lead.press('Question by question', 'Found at place 1')
})

test('a question is added by hand with the words of its file, and words that are not there are refused beside their field', async () => {
  const words = 'The words that answer it'
  await lead.fill('Question', 'How long is a laptop used?')
  const file = await lead.page.$eval('select[name=fileId]', (list) => list.options[1]?.value ?? '')
  await lead.page.select('select[name=fileId]', file)
  await lead.fill(words, 'Laptops are used for ever.')
  await lead.press('Add the question', 'These words do not stand in the file. Copy them from its text.')
  await lead.fill(words, 'Laptops are replaced after 48 months of use.')
  await lead.press('Add the question', 'The question was added.', 'How long is a laptop used?')
})

test('who agrees has the question kept whose source they open, and nobody else', async () => {
  const asks = async (question: string) => {
    await lead.fill('Your question', question)
    await lead.press('Ask')
    await lead.page.waitForSelector('.ask-sources a')
  }
  const opens = async () => {
    await lead.page.click('.ask-sources a')
    await lead.page.waitForSelector('.document-text mark')
    await lead.follow('Exams', 'How long is a laptop used?')
  }
  await lead.follow('Ask')
  await asks('How much is paid for a night in a hotel?')
  await opens()
  expect(await lead.shows('How much is paid for a night in a hotel?')).toBe(false)
  await lead.follow('Ask')
  await lead.press('New conversation')
  await asks('How many books may members borrow?')
  await lead.page.click('.exam-consent input')
  await opens()
  await lead.sees('From an opened source', 'How many books may members borrow?')
})

test('after a change that loses the answers the next exam says so, with its figures before and after', async () => {
  await lead.fill('Questions to make of the files first', '0')
  await lead.press('Start the exam', 'No difference shown to the exam before.')
  await lead.follow('Files')
  const files = async () =>
    (
      await ask<{ files: { fileId: string; stage: string }[] }>('GET', `/api/knowledge-bases/${kbId}/files`)
    ).files.map(({ fileId, stage }) => ({ fileId, stage }))
  const [before] = await files()
  await addFiles(pages, lead, { 'handbook.md': '# Desk\n\nEverything is told at the desk.' })
  const other = expect.not.stringContaining(before?.fileId ?? '')
  await eventually(files).toEqual([{ fileId: other, stage: 'done' }])
  await lead.follow('Exams')
  await lead.press('Start the exam', 'Worse than the exam before.')
  await lead.sees('whose words are in no file any more, counted apart')
  await lead.page.click('.exam details summary')
  await lead.sees('Answers still in a file')
  expect(await lead.sidewaysOnPhone()).toEqual([])
})

test('an exam that searches with other settings says so beside the one that it is compared with', async () => {
  await lead.page.click('form details summary')
  await lead.fill('Semantic weight', '1')
  await lead.press('Start the exam', 'The exam before searched with other settings: Semantic weight 0.5.')
})

test('an exam under way is cancelled by its button, and leaves room for the next one', async () => {
  const questions = Array.from({ length: 400 }, (_, at) => ({
    question: `Who is the head of department ${at}?`,
  }))
  for (const some of [questions.slice(0, 200), questions.slice(200)])
    await ask('POST', `/api/knowledge-bases/${kbId}/exam-questions`, { questions: some })
  await lead.press('Start the exam')
  await lead.press('Cancel the exam', 'Cancelled', 'Examine this base')
  await lead.misses('Cancel the exam')
})
