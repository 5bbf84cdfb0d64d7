import type { Answer } from '../../client/ask-files.ts'
import { texts } from '../../texts/en/ask.ts'
import { Button } from '../button.tsx'
import { excerptOf } from './excerpt.ts'
import { type HrefOf, placeOfResult } from './href.ts'
import { sharesOfBest } from './shares-of-best.ts'
import { FileName, PlaceOf } from './sources.tsx'

interface PassagesProps {
  answer: Partial<Answer>
  hrefOf: HrefOf | undefined
  more: () => Promise<void>
  isOpen: boolean
}

/** The passages that were found, best first, with how near each comes to the best one and where they stand. */
export function Passages({ answer, hrefOf, more, isOpen }: PassagesProps) {
  const { results = [], totalResults = 0, pagination } = answer
  const shares = sharesOfBest(results.map(({ score }) => score))
  return (
    <details class="ask-passages" open={isOpen}>
      <summary>{texts.passages(totalResults)}</summary>
      <ol>
        {results.map((result, place) => {
          const { chunkId, content, metadata } = result
          const { fileName, pageNumber, headings } = metadata
          return (
            <li key={chunkId}>
              <p class="ask-where">
                <FileName href={hrefOf?.(placeOfResult(result))} name={fileName} />
                <PlaceOf name={fileName} page={pageNumber} />
                {shares && <Fit share={shares[place] ?? 0} isFirst={place === 0} />}
              </p>
              {headings.length > 0 && (
                <p class="ask-under" dir="auto">
                  {texts.under(headings)}
                </p>
              )}
              <p class="ask-content" dir="auto">
                {excerptOf(content, headings)}
              </p>
            </li>
          )
        })}
      </ol>
      {pagination?.hasMore && (
        <Button small act={more} busy={texts.reading}>
          {texts.more}
        </Button>
      )}
    </details>
  )
}

/** Nothing for the least of all hits: scores begin at it, so that its share is always 0. */
function Fit({ share, isFirst }: { share: number; isFirst: boolean }) {
  if (isFirst) return <span>{texts.best}</span>
  if (Math.round(share * 100) === 0) return null
  return (
    <span class="ask-fit">
      <meter min={0} max={1} value={share} aria-hidden="true" />
      {texts.shareOfBest(share)}
    </span>
  )
}
