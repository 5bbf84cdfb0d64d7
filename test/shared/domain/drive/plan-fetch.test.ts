import { expect, test } from 'vitest'
import type { DriveItem } from '../../../../shared/domain/drive/item.ts'
import { planFetch, versionOf } from '../../../../shared/domain/drive/plan-fetch.ts'

const vendor = (kind: string) => `application/vnd.google-apps.${kind}`
const item = (given: Partial<DriveItem>): DriveItem => ({
  itemId: '1',
  name: 'Returns',
  mediaType: 'application/pdf',
  parentIds: ['root'],
  isTrashed: false,
  size: 100,
  md5: 'a',
  modifiedAt: '2026-01-01T00:00:00.000Z',
  mayDownload: true,
  driveId: null,
  ...given,
})

test.each([
  ['document', 'Returns.docx'],
  ['spreadsheet', 'Returns.xlsx'],
  ['presentation', 'Returns.pptx'],
  ['drawing', 'Returns.png'],
])('a %s is exported as %s', (kind, fileName) => {
  const plan = planFetch(item({ mediaType: vendor(kind), size: null }), 25)
  expect(plan).toMatchObject({ kind: 'export', fileName })
})

test('an export takes no more than its format, the deployment and the vendor allow', () => {
  const most = (kind: string, megabytes: number) => {
    const plan = planFetch(item({ mediaType: vendor(kind), size: null }), megabytes)
    return plan.kind === 'skip' ? 0 : plan.mostBytes
  }
  expect(most('document', 25)).toBe(9 * 2 ** 20)
  expect(most('presentation', 25)).toBe(10 * 2 ** 20)
  expect(most('document', 1)).toBe(2 ** 20)
})

test('a file keeps its ending, and one without gets the one of its media type', () => {
  const text = item({ name: 'terms.TXT', mediaType: 'application/octet-stream' })
  expect(planFetch(text, 25)).toMatchObject({ kind: 'download', fileName: 'terms.TXT' })
  expect(planFetch(item({ name: 'Terms v2.0' }), 25)).toMatchObject({ fileName: 'Terms v2.0.pdf' })
})

test.each([
  [{ name: 'film.mp4', mediaType: 'video/mp4' }, 'Files of this kind cannot be read'],
  [{ size: 13 * 2 ** 20 }, 'PDF files are read up to 12 MB'],
  [{ mayDownload: false }, 'does not let it be downloaded'],
  [{ mediaType: vendor('shortcut') }, 'Add the folder that it leads to'],
  [{ mediaType: vendor('form') }, 'no text to export'],
])('%o is left out with a sentence', (given, words) => {
  expect(planFetch(item(given), 25)).toEqual({ kind: 'skip', reason: expect.stringContaining(words) })
})

test('a version changes with the bytes, with what may be done, and with what the name promises, and with nothing else', () => {
  const [version, modifiedAt] = [versionOf(item({})), '2026-02-01T00:00:00.000Z']
  expect(versionOf(item({ modifiedAt, name: 'Goods that go back' }))).toBe(version)
  for (const changed of [{ md5: 'b' }, { mayDownload: false }, { name: 'Returns.txt' }])
    expect(versionOf(item(changed))).not.toBe(version)
  const document = { mediaType: vendor('document'), md5: null }
  expect(versionOf(item({ ...document, modifiedAt }))).not.toBe(versionOf(item(document)))
})
