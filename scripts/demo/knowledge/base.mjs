import { readFile } from 'node:fs/promises'
import { names } from '../names.mjs'

const files = [
  ['handbook.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['price-list.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['returns-policy.pdf', 'application/pdf'],
  ['delivery-delay.eml', 'message/rfc822'],
  ['warehouse-notice.png', 'image/png'],
]

/** What somebody asked, the file that answers it and the words in it; the last one is answered nowhere. */
const questions = [
  {
    question: 'How long can a customer return a book?',
    file: 'returns-policy.pdf',
    quote: 'within 30 days of its delivery',
  },
  {
    question: 'Who pays for sending a book back?',
    file: 'returns-policy.pdf',
    quote: 'Otherwise the customer pays 3.90 euros',
  },
  {
    question: 'When does somebody become a member?',
    file: 'handbook.docx',
    quote: 'for more than 200 euros in a year',
  },
  {
    question: 'How long is a reserved book kept?',
    file: 'handbook.docx',
    quote: 'is kept for 5 working days',
  },
  { question: 'What does the paperback of Winter Gardens cost?' },
  { question: 'How heavy may a pallet be?', file: 'warehouse-notice.png', quote: 'at most 700 kilograms' },
  {
    question: 'How long do parcels from the northern warehouse take?',
    file: 'delivery-delay.eml',
    quote: 'two days longer',
  },
]

/** Makes the knowledge base of the demo: documents, a public address and an exam of them. Returns `{ kbId }`. */
export async function makeBase(client, { organizationId, say, note }) {
  const description = 'What people in the shop look up: rules, prices, a letter and a notice on the wall.'
  const base = { name: names.base, organizationId, description }
  const { kbId } = await client.post('/api/knowledge-bases', base)
  note({ kbId })
  await client.patch(`/api/knowledge-bases/${kbId}`, { isPublic: true }).catch((error) => {
    // An access key works as a member.
    if (error.status !== 403) throw error
    say('The knowledge base has no public address: an admin can give it one in its settings.')
  })
  await Promise.all(files.map((file) => upload(client, kbId, file)))
  const path = `/api/knowledge-bases/${kbId}`
  const { files: read } = await client.until(`${path}/files?limit=20`, ({ files: all }) =>
    all.every(({ status }) => status === 'indexed' || status === 'error'),
  )
  say('The documents of the demo are read.')
  const idOf = new Map(read.map(({ fileName, fileId }) => [fileName, fileId]))
  const { jobId } = await client.post(`${path}/exam`, {
    questions: questions.map(({ question, file, quote }) => ({
      question,
      ...(file && { fileId: idOf.get(file), quote }),
    })),
  })
  await client.until(`${path}/exams/${jobId}`, ({ status }) => status !== 'running')
  return { kbId }
}

const upload = async (client, kbId, [name, type]) =>
  client.upload(`/api/knowledge-bases/${kbId}/files`, {
    name,
    type,
    bytes: await readFile(new URL(`files/${name}`, import.meta.url)),
  })
