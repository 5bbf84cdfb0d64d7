import { z } from 'zod'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { fileNotFound, fileUnreadable, notAPage, sourceUnavailable } from './errors.ts'
import { keyOf } from './keys.ts'
import { ofBases } from './owners.ts'
import { pageOfText, pageResponse } from './page/page-response.ts'
import { readPage } from './page/read-page.ts'
import { tamePage } from './page/tame-page.ts'
import { type Wanted, longestQuote, wantedQuote } from './page/wanted-quote.ts'
import { readFileRow } from './store.ts'

const offset = () => z.coerce.number().int().min(0).optional()

export const showPage = defineRoute({
  id: 'documents.showPage',
  route: 'GET /api/knowledge-bases/{id}/files/{fileId}/html-proxy',
  summary: 'Show an HTML file or a fetched page, with a citation marked',
  description:
    'Nothing of the page runs or asks for anything: it is for a frame of its own. A script of ours marks the quote, or the span of the extracted text, and says where the page has changed since.',
  access: { role: 'viewer', organization: ofBases.sharedOrganization, hidden: ofBases.notFound },
  effect: 'read',
  input: () => ({
    id: z.uuid(),
    fileId: z.uuid(),
    start: offset().describe('Where the span to mark begins in the extracted text, in UTF-16 units'),
    end: offset().describe('Where it ends; asked for together with start'),
    quote: z.string().min(1).max(longestQuote).optional().describe('Words to mark, instead of a span'),
  }),
  check: (_context, wanted) => checkWanted(wanted),
  produces: [{ status: 200, mediaType: 'text/html', description: 'The page, in UTF-8' }],
  errors: [ofBases.notFound, fileNotFound, fileUnreadable, notAPage, sourceUnavailable],
  async run(context, { id, fileId, ...wanted }) {
    const row = await readFileRow(context, id, fileId)
    const page = await readPage(context, row)
    const readText = async () => {
      const text = await context.services.files.get(keyOf(row, 'text'))
      if (!text) throw fileUnreadable()
      return text.text()
    }
    const quoted = wantedQuote(wanted, wanted.start === undefined ? '' : await readText())
    return pageResponse((await tamePage(page)) ?? pageOfText(await readText()), quoted)
  },
})

function checkWanted({ quote, start, end }: Wanted): void {
  const isSpan = start !== undefined && end !== undefined && start < end
  const none = start === undefined && end === undefined
  if (none || (isSpan && quote === undefined)) return
  throw validationFailed({
    message: 'Name a span by start and end, where end is the greater one, or a quote, or neither.',
    details: [{ path: quote === undefined ? 'end' : 'quote', message: 'Must be one span or one quote' }],
  })
}
