import { Empty } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/content.ts'

interface NothingProps {
  projectId: string
  hasFiles: boolean
  /** Whether there was an analysis, and only types are missing. */
  isAnalysed?: boolean
  /** Whether this is the page of the content types, which leads nowhere else. */
  isTypes?: boolean
}

/** Nothing is planned yet, and where that begins. */
export function Nothing({ projectId, hasFiles, isAnalysed = false, isTypes = false }: NothingProps) {
  const [head, hint] = !hasFiles
    ? [texts.noFiles, texts.noFilesHint]
    : isAnalysed
      ? [texts.noTypes, texts.noTypesHint]
      : [texts.notAnalysed, texts.notAnalysedHint]
  const way = hasFiles
    ? { href: `/projects/${projectId}/content`, text: texts.toTypes }
    : { href: `/projects/${projectId}/files`, text: texts.toFiles }
  return (
    <Empty>
      <h2>{head}</h2>
      <p>{hint}</p>
      {!(hasFiles && isTypes) && (
        <p class="actions">
          <a class="button primary" href={way.href}>
            {way.text}
          </a>
        </p>
      )}
    </Empty>
  )
}
