import { Ask } from '../../parts/ask/ask.tsx'
import { inDocuments } from '../../parts/ask/href.ts'
import { texts } from '../../texts/en/knowledge.ts'
import { ExamConsent, keepOpened } from './exams/consent.tsx'
import { BasePage } from './parts/base-page.tsx'

const hrefOf = inDocuments()

export const Page = () => (
  <BasePage title={texts.askTitle}>
    {({ base: { kbId }, rights }) => (
      <>
        <h1>{texts.askTitle}</h1>
        <p class="lead">{texts.askLead}</p>
        <Ask
          to={{ address: `/api/knowledge-bases/${kbId}/search`, field: 'question' }}
          hrefOf={hrefOf}
          filesHref={rights.add ? `/knowledge/${kbId}` : undefined}
          opened={(question, source) => keepOpened(kbId, question, source)}
        />
        {rights.add && <ExamConsent kbId={kbId} />}
      </>
    )}
  </BasePage>
)
