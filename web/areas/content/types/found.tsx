import { Given } from '../../../parts/given.tsx'
import { useFirst } from '../../../parts/use-first.tsx'
import { texts as all } from '../../../texts/en/content.ts'
import type { Analysis } from '../parts/types.ts'
import { type PlannedFiles, nameOfFile } from '../parts/use-files.ts'

const texts = all.types

interface FoundProps {
  analysis: Analysis
  files: PlannedFiles
}

/** What else the newest analysis found: warnings, pages that are nearly the same, and what repeats. */
export function Found({ analysis, files }: FoundProps) {
  const { warnings = [], duplicates = [], notContent = [] } = analysis
  const groups = useFirst(duplicates, { first: 10, words: all.more })
  const repeated = useFirst(notContent, { first: 10, words: all.more })
  return (
    <>
      {warnings.map((warning) => (
        <p class="warning" key={warning} dir="auto">
          {warning}
        </p>
      ))}
      {duplicates.length > 0 && (
        <section class="panel" aria-labelledby="duplicates">
          <h2 id="duplicates">{texts.duplicates}</h2>
          <p class="muted">{texts.duplicatesHint}</p>
          <ul class="rows">
            {groups.shown.map((group) => (
              <li key={group.join()} class="same-pages">
                {group.map((fileId) => (
                  <a key={fileId} href={files.get(fileId)?.href}>
                    <Given>{nameOfFile(files, fileId)}</Given>
                  </a>
                ))}
              </li>
            ))}
          </ul>
          {groups.more}
        </section>
      )}
      {notContent.length > 0 && (
        <section class="panel" aria-labelledby="not-content">
          <h2 id="not-content">{texts.notContent}</h2>
          <p class="muted">{texts.notContentHint}</p>
          <ul class="rows">
            {repeated.shown.map(({ text, files: count }) => (
              <li key={text} class="repeated">
                <span dir="auto">{text}</span>
                <span class="muted">{all.files(count)}</span>
              </li>
            ))}
          </ul>
          {repeated.more}
        </section>
      )}
    </>
  )
}
