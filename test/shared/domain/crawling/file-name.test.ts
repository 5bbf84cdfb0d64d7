import { expect, test } from 'vitest'
import { fileNameOf } from '../../../../shared/domain/crawling/file-name.ts'

test.each([
  ['https://a.example/', 'html', 'a.example.html'],
  ['https://a.example/docs/returns/', 'html', 'docs – returns.html'],
  ['https://a.example/docs/returns.htm', 'html', 'docs – returns.html'],
  ['https://a.example/index.php?id=7&x=2', 'html', 'index (id=7, x=2).html'],
  ['https://a.example/files/Manual.PDF', 'pdf', 'files – Manual.pdf'],
  ['https://a.example/files/manual', 'docx', 'files – manual.docx'],
  ['https://a.example/caf%C3%A9', 'html', 'café.html'],
  ['https://a.example/%E4', 'html', '%E4.html'],
  ['https://a.example/a%2Fb', 'html', 'a b.html'],
])('%s as %s is named %s', (address, fileType, name) => {
  expect(fileNameOf(address, fileType)).toBe(name)
})

test('a long path keeps the ending', () => {
  const name = fileNameOf(`https://a.example/${'a'.repeat(500)}`, 'html')
  expect(name).toMatch(/^a+\.html$/)
  expect(name.length).toBeLessThan(210)
})
