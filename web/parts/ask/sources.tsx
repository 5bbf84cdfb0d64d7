import type { Source } from '../../client/ask-files.ts'
import { texts } from '../../texts/en/ask.ts'
import { placeWordIn } from '../document/place-word.ts'
import { Day } from '../given.tsx'
import { plain } from './excerpt.ts'
import { type HrefOf, hrefOfSource, nameOfSource } from './href.ts'

interface SourcesProps {
  sources: readonly Source[]
  hrefOf: HrefOf | undefined
  idOf: (n: number) => string
  opened: ((source: Source) => void) | undefined
}

/** What an answer rests on: each source with its file, its place and its words. */
export function Sources({ sources, hrefOf, idOf, opened }: SourcesProps) {
  return (
    <>
      <h3>{texts.sources}</h3>
      <ol class="ask-sources">
        {sources.map((source) => (
          <li key={source.n} id={idOf(source.n)} tabIndex={-1}>
            <span class="ask-number" aria-hidden="true">
              {source.n}
            </span>
            <div>
              <p class="ask-where">
                <FileName
                  href={hrefOfSource(source, hrefOf)}
                  name={nameOfSource(source)}
                  opened={() => opened?.(source)}
                />
                {'url' in source && <span>{texts.web}</span>}
                {'url' in source || <PlaceOf name={source.fileName} page={source.pageNumber} />}
                <span>
                  <Day at={source.updatedAt} />
                </span>
              </p>
              {'url' in source || source.headings.length === 0 || (
                <p class="ask-under" dir="auto">
                  {texts.under(source.headings)}
                </p>
              )}
              <blockquote dir="auto">{plain(source.quote)}</blockquote>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Which page or slide of its file it is. */
export function PlaceOf({ name, page }: { name: string; page: number | null }) {
  const word = placeWordIn(name, page)
  return word === null ? null : <span>{word}</span>
}

interface FileNameProps {
  href: string | undefined
  name: string
  opened?: () => void
}

export const FileName = ({ href, name, opened }: FileNameProps) =>
  href ? (
    <a class="ask-file" href={href} dir="auto" onClick={opened}>
      {name}
    </a>
  ) : (
    <span class="ask-file" dir="auto">
      {name}
    </span>
  )
