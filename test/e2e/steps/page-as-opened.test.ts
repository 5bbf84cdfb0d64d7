import { describe, expect, test } from 'vitest'
import type { Expected } from './scenario.ts'
import { startPages, wrongVerdicts } from './support.ts'

const image = (attributes: string) => `<img ${attributes} src="data:," width="20" height="20">`
const pages: Record<string, string> = {
  named: `<title>Shop</title><h1>Shop</h1>${image('alt="Blue lamp"')}${image('alt=""')}${image('aria-label="Chair"')}`,
  none: '<title>Shop</title><h1>Shop</h1>',
  nameless: `<title>Shop</title><h1>Shop</h1>${image('alt="Blue lamp"')}${image('')}`,
  'in-menu': `<title>Shop</title><nav>${image('')}</nav><h1>Shop</h1>`,
  hidden: `<title>Shop</title><h1>Shop</h1><div hidden>${image('')}</div>`,
  'blank-title': '<title> </title><h1>Shop</h1>',
  untitled: '<h1>Shop</h1>',
}
const stage = startPages(pages, (html) => `<!doctype html>${html}`)

describe.concurrent('a page as it was opened', () => {
  const images = 'Every image has an alternative text'
  const title = 'The page title is not empty'
  test.each<[what: string, page: string, expected: string, verdict: Expected]>([
    ['with names for all images but the decoration', 'named', images, 'passed'],
    ['without any image', 'none', images, 'passed'],
    ['with an image without a name', 'nameless', images, 'failed'],
    ['with an image without a name in its menu', 'in-menu', images, 'failed'],
    ['with an image that nobody sees', 'hidden', images, 'passed'],
    ['with a title', 'none', title, 'passed'],
    ['with a title of blanks', 'blank-title', title, 'failed'],
    ['without a title', 'untitled', title, 'failed'],
    ['that is an error page proves no title', 'missing', title, 'error'],
  ])('%s', async (_what, page, expected, verdict) => {
    expect(await wrongVerdicts(stage, [{ action: `Open "/${page}"`, expected, verdict }])).toEqual([])
  })
})
