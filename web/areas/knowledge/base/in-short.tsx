import { LongText } from '../../../parts/long-text.tsx'
import { inDocuments, placeOfSource } from '../../../parts/ask/href.ts'
import { texts as askTexts } from '../../../texts/en/ask.ts'
import { texts } from '../../../texts/en/knowledge.ts'
import type { KnowledgeBaseInFull } from '../parts/types.ts'
import { piecesOfSummary } from './pieces-of-summary.ts'
import '../../../parts/ask/ask.css'

type SummarySource = KnowledgeBaseInFull['masterContextSources'][number]

interface InShortProps {
  text: string
  sources: readonly SummarySource[]
}

/** What a base says, in short, each mark a way to where the words stand. */
export const InShort = ({ text, sources }: InShortProps) => (
  <section class="panel base-context" aria-labelledby="base-in-short">
    <h2 id="base-in-short">{texts.about}</h2>
    <LongText text={text}>
      {piecesOfSummary(text, sources).map((piece, at) =>
        'text' in piece ? piece.text : <Mark key={at} source={piece.source} />,
      )}
    </LongText>
  </section>
)

const hrefOf = inDocuments()

function Mark({ source }: { source: SummarySource }) {
  const { n, fileName, isRemoved } = source
  return isRemoved ? (
    <span class="ask-mark gone" role="img" aria-label={texts.sourceRemoved(n)} title={texts.sourceRemoved(n)}>
      {n}
    </span>
  ) : (
    <a
      class="ask-mark"
      href={hrefOf(placeOfSource(source))}
      aria-label={askTexts.source(n, fileName)}
      title={fileName}
    >
      {n}
    </a>
  )
}
