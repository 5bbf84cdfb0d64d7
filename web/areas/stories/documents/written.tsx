import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { useCopying } from '../../../parts/copying.ts'
import { handOver } from '../../../parts/exchange/hand-over.ts'
import { document as words } from '../../../texts/en/stories-documents.ts'
import { Blocks } from './drawn-blocks.tsx'
import { blocksOf } from './blocks.ts'
import { fileNameFor } from './file-name.ts'
import { SourceList } from './source-list.tsx'
import { type Document, sourcesOf } from './sources.ts'
import { htmlOf } from './to-html.ts'

interface WrittenProps {
  /** Tells the sources of two documents on one page apart. */
  place: 'manual' | 'notes'
  projectId: string
  document: Document
}

/** A document as it was written: what should be known before, its sections, and what its statements rest on. */
export function Written({ place, projectId, document }: WrittenProps) {
  const { title, sections, warnings } = document
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [document])
  return (
    <article class="panel document" aria-labelledby={`${place}-title`}>
      <div class="head">
        <h2 id={`${place}-title`} ref={heading} tabIndex={-1} dir="auto">
          {title}
        </h2>
        <Acts document={document} />
      </div>
      {warnings.length > 0 && <Warnings warnings={warnings} />}
      {sections.map((section) => {
        const blocks = blocksOf(section.content)
        return (
          <section key={section.id} aria-labelledby={`${place}-${section.id}`}>
            <h3 id={`${place}-${section.id}`}>{section.title}</h3>
            <Blocks blocks={blocks} place={place} />
            {place === 'manual' && blocks.every(({ is }) => is === 'gap') && <p class="hint">{words.fill}</p>}
          </section>
        )
      })}
      <SourceList place={place} projectId={projectId} sources={sourcesOf(document)} />
    </article>
  )
}

const Warnings = ({ warnings }: { warnings: readonly string[] }) => (
  <section class="warning" aria-label={words.warnings}>
    <b>{words.warnings}</b>
    <ul>
      {warnings.map((warning) => (
        <li key={warning} dir="auto">
          {warning}
        </li>
      ))}
    </ul>
  </section>
)

function Acts({ document }: { document: Document }) {
  const { title, content } = document
  const place = useRef<HTMLDivElement>(null)
  const { said, copy } = useCopying(content, () => {
    const whole = place.current?.closest('article')
    if (whole) getSelection()?.selectAllChildren(whole)
  })
  function save(ending: 'md' | 'html', text: string, type: string) {
    const name = fileNameFor(title, ending)
    handOver(new Blob([text], { type }), name)
    announce(words.saved(name))
  }
  return (
    <div class="actions" ref={place}>
      <Button small act={copy}>
        {said || words.copy}
      </Button>
      <Button small act={() => save('md', content, 'text/markdown')}>
        {words.markdown}
      </Button>
      <Button small act={() => save('html', htmlOf(document), 'text/html')}>
        {words.html}
      </Button>
    </div>
  )
}
