import type { Answer } from '../../client/ask-files.ts'
import { texts } from '../../texts/en/ask.ts'
import { Button } from '../button.tsx'
import { excerptOf } from './excerpt.ts'
import { type HrefOf, placeOfResult } from './href.ts'
import { FileName, PlaceOf } from './sources.tsx'

interface PassagesProps {
  answer: Partial<Answer>
  hrefOf: HrefOf | undefined
  more: () => Promise<void>
  isOpen: boolean
}

/** The passages that were found, best first, with how well they fit and where they stand. */
export function Passages({ answer, hrefOf, more, isOpen }: PassagesProps) {
  const { results = [], totalResults = 0, pagination } = answer
  return (
    <details class="ask-passages" open={isOpen}>
      <summary>{texts.passages(totalResults)}</summary>
      <ol>
        {results.map((result) => {
          const { chunkId, content, score, metadata } = result
          const { fileName, pageNumber, headings } = metadata
          return (
            <li key={chunkId}>
              <p class="ask-where">
                <FileName href={hrefOf?.(placeOfResult(result))} name={fileName} />
                <PlaceOf name={fileName} page={pageNumber} />
                <span class="ask-fit">
                  <meter min={0} max={1} value={score} aria-hidden="true" />
                  {texts.fits(score)}
                </span>
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
