import { sources as words } from '../../../texts/en/stories-documents.ts'
import { type Source, addressOfSource, nameOfSource } from './sources.ts'

interface SourceListProps {
  place: string
  projectId: string
  sources: readonly Source[]
}

/** What the statements of a document rest on, each with its words and the way to its record. */
export const SourceList = ({ place, projectId, sources }: SourceListProps) =>
  sources.length === 0 ? null : (
    <section aria-labelledby={`${place}-sources`}>
      <h3 id={`${place}-sources`}>{words.title}</h3>
      <ol class="sources">
        {sources.map((source) => (
          <li key={source.n} id={`${place}-source-${source.n}`} value={source.n} tabIndex={-1}>
            <Name projectId={projectId} source={source} />
            <q dir="auto">{source.quote}</q>
          </li>
        ))}
      </ol>
    </section>
  )

function Name({ projectId, source }: { projectId: string; source: Source }) {
  const address = addressOfSource(projectId, source)
  const name = nameOfSource(source)
  return address === null ? <b>{name}</b> : <a href={address}>{name}</a>
}
