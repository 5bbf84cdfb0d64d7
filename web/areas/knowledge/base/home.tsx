import { useMemo } from 'preact/hooks'
import { FileList } from '../../../parts/files/files.tsx'
import { placeOfBase } from '../../../parts/files/places.ts'
import { LongText } from '../../../parts/long-text.tsx'
import { texts as fileTexts, sizeOf } from '../../../texts/en/files.ts'
import { texts } from '../../../texts/en/knowledge.ts'
import type { OfBase } from '../parts/base-page.tsx'
import { Tags } from '../parts/tags.tsx'
import { InShort } from './in-short.tsx'

/** A knowledge base: what it is, and its files. */
export function Home({ base, opened, rights }: OfBase) {
  const { kbId, name, description, fileCount, totalSizeBytes, status, permission } = base
  const { masterContext, masterContextSources } = base
  const place = useMemo(() => placeOfBase(kbId), [kbId])
  return (
    <>
      <header class="about-base">
        <div class="head">
          <h1 dir="auto">{name}</h1>
          {fileCount > 0 && (
            <a class="button primary" href={`/knowledge/${kbId}/ask`}>
              {texts.askTitle}
            </a>
          )}
        </div>
        <p class="base-tags">
          <Tags base={base} toSharing={permission ? undefined : `/knowledge/${kbId}/settings`} />
          <span>{texts.files(fileCount)}</span>
          {totalSizeBytes > 0 && <span>{sizeOf(totalSizeBytes)}</span>}
        </p>
        {description && <LongText text={description} />}
      </header>
      {masterContext && <InShort text={masterContext} sources={masterContextSources} />}
      <FileList
        place={place}
        mayAdd={rights.add}
        mayDelete={rights.change}
        closed={status === 'archived' ? fileTexts.closed : undefined}
        changed={() => void opened.again()}
      />
    </>
  )
}
