import type { Cast } from './cast.ts'
import type { Recorder } from './recorder.ts'
import { connectDrive } from './story-drive.ts'
import { planContent } from './story-content.ts'
import { upload } from './story-cases.ts'

interface Places {
  organizationId: string
  projectId: string
  id: string
}

/** Whoever asks at once comes before the file is read. */
const unread = { otherwise: 409 }
const handbook = [
  '# Returns',
  '',
  'Customers send goods back within 30 days. The refund is paid within five working days.',
  '',
  '# Invoices',
  '',
  'Business customers pay by invoice up to 500 euros.',
].join('\n')

const fileOf = ({ answer }: { answer: never }) => (answer as { fileId: string }).fileId
const question = 'Within how many days can goods be sent back?'

/** Files of a base and of a project, what is asked of them, and whom a base is shared with. */
export async function fillBases(recorder: Recorder, cast: Cast, { organizationId, projectId, id }: Places) {
  recorder.section = 'knowledge'
  const fileId = fileOf(
    await recorder.call('documents.upload', { id }, { form: upload('handbook.md', handbook) }),
  )
  await cast.readFile(fileId)
  await recorder.call('documents.list', { id })
  await recorder.call('documents.get', { id, fileId })
  await recorder.call('documents.getText', { id, fileId }, unread)
  await recorder.call('documents.getOutline', { id, fileId }, unread)
  const preview = await recorder.call('documents.getPreview', { id, fileId })
  const token = (preview.answer as { url: string }).url.split('/').at(-1)
  await recorder.call('files.open', { token }, { otherwise: 403 })
  await recorder.call('search.base', { id, question })
  await recorder.call('search.organization', { organizationId, q: question })
  await recorder.call('documents.listAll', { organizationId })
  await projectFiles(recorder, cast, projectId)
  await planContent(recorder, cast, projectId)
  await examineHandbook(recorder, cast, { id, fileId })
  await sharing(recorder, cast, { organizationId, id })
  await recorder.call('knowledgeBases.createTool', { id, name: 'Ask the handbook', type: 'search-faq' })
  await recorder.call('knowledgeBases.listTools', { id })
  await recorder.call('knowledgeBases.saveOutboundContext', { id, context: 'We call about open returns.' })
  await recorder.call('knowledgeBases.getOutboundContext', { id })
  await recorder.call('documents.reindex', { id })
  await showPage(recorder, cast, id)
  await recorder.call('documents.delete', { id, fileId })
  await crawlHandbook(recorder, cast, id)
  await connectDrive(recorder, cast, { organizationId, id })
}

async function examineHandbook(
  recorder: Recorder,
  cast: Cast,
  { id, fileId }: { id: string; fileId: string },
) {
  const quote = 'Customers send goods back within 30 days.'
  const questions = [{ question, fileId, quote }, { question: 'Who is the head of the warehouse?' }]
  await recorder.call('exams.addQuestions', { id, questions }, { otherwise: 400 })
  const start = handbook.indexOf('Business customers')
  const click = { question: 'Up to how much is paid by invoice?', fileId, start, end: handbook.length }
  await recorder.call('exams.keepClick', { id, ...click, consent: true }, { otherwise: 400 })
  const settings = { denseWeight: 1 }
  const title = 'Try out other settings in an exam'
  const other = await recorder.call('exams.start', { id, settings }, { title })
  const { jobId } = other.answer as unknown as { jobId: string }
  await recorder.call('exams.cancel', { id, examId: jobId }, { otherwise: 409 })
  const started = await recorder.call('exams.start', { id, generate: 1 })
  const { jobId: examId } = started.answer as unknown as { jobId: string }
  await cast.examine(examId)
  await recorder.call('exams.list', { id })
  await recorder.call('exams.get', { id, examId })
  await recorder.call('exams.listResults', { id, examId })
  const listed = await recorder.call('exams.listQuestions', { id })
  const [first] = (listed.answer as unknown as { questions: { questionId: string }[] }).questions
  await recorder.call('exams.deleteQuestion', { id, questionId: first?.questionId }, { otherwise: 400 })
}

async function crawlHandbook(recorder: Recorder, cast: Cast, id: string) {
  // A site that nothing else walks through: one walk waits for the other.
  const url = `https://${cast.run}.example.com/`
  const started = await recorder.call('crawls.start', {
    id,
    url,
    exclude: ['/intern/**', '/intern'],
    schedule: 'weekly',
  })
  const { crawlId } = started.answer as unknown as { crawlId: string }
  await cast.walk(crawlId)
  await recorder.call('crawls.list', { id })
  await recorder.call('crawls.get', { id, crawlId })
  await recorder.call('crawls.listAddresses', { id, crawlId })
  await recorder.call('crawls.cancel', { id, crawlId }, { title: 'Stop the schedule of a crawl' })
}

async function showPage(recorder: Recorder, cast: Cast, id: string) {
  const form = upload('terms.html', '<h1>Terms</h1><p onclick="buy()">Goods go back within 30 days.</p>')
  const fileId = fileOf(await recorder.call('documents.upload', { id }, { form, title: 'Upload a page' }))
  await cast.readFile(fileId)
  await recorder.call('documents.showPage', { id, fileId }, unread)
}

async function projectFiles(recorder: Recorder, cast: Cast, projectId: string) {
  const form = upload('scope.txt', 'The shop opens in March. Payments by invoice come first.')
  const fileId = fileOf(await recorder.call('projectFiles.upload', { projectId }, { form }))
  await cast.readFile(fileId)
  await recorder.call('projectFiles.list', { projectId })
  await recorder.call('projectFiles.get', { projectId, fileId })
  await recorder.call('projectFiles.getText', { projectId, fileId }, unread)
  await recorder.call('projectFiles.getOutline', { projectId, fileId }, unread)
  await recorder.call('projectFiles.getPreview', { projectId, fileId })
  await recorder.call('projectFiles.getIndexingStatus', { projectId })
  await recorder.call('search.project', { projectId, query: 'When does the shop open?' })
  await recorder.call('masterContexts.generate', { projectId })
  await recorder.call('masterContexts.put', { projectId, masterContext: 'The shop opens in March.' })
  await recorder.call('masterContexts.get', { projectId })
  await recorder.call('projectFiles.reindex', { projectId, all: true })
  await recorder.call('projectFiles.delete', { projectId, fileId })
}

async function sharing(recorder: Recorder, cast: Cast, { organizationId, id }: Omit<Places, 'projectId'>) {
  const { otherOrganizationId } = cast
  const there = { otherwise: 404 }
  await recorder.call('sharing.share', { id, targetOrgId: otherOrganizationId, permission: 'write' })
  await recorder.call('sharing.list', { id })
  await recorder.call('sharing.end', { id, organizationId: otherOrganizationId })
  const [accepted, declined] = await cast.offer(organizationId)
  await recorder.call('sharing.listReceived', { organizationId })
  await recorder.call('sharing.accept', { organizationId, kbId: accepted }, there)
  await recorder.call('sharing.leave', { organizationId, kbId: accepted }, there)
  await recorder.call('sharing.decline', { organizationId, kbId: declined }, there)
  await recorder.call('knowledgeBases.update', { id, isPublic: true }, { title: 'Open a base to everyone' })
  await recorder.call('sharing.getPublic', { kbId: id })
  await recorder.call('sharing.searchPublic', { kbId: id, question })
}
