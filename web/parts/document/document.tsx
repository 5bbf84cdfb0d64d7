import { useEffect } from 'preact/hooks'
import { texts } from '../../texts/en/document.ts'
import { sizeOf, texts as fileTexts } from '../../texts/en/files.ts'
import { type FilePlace, type KeptFile, isUnderWay } from '../files/types.ts'
import { Day } from '../given.tsx'
import { isGone } from '../../client/refusal.ts'
import { useRead } from '../read.ts'
import { Empty, Failed, Loading } from '../states.tsx'
import { useTitle } from '../title.ts'
import { useHash } from '../use-hash.ts'
import { type CitedPlace, placeIn } from './cited-place.ts'
import { jumpIn } from './contents.ts'
import { Original } from './original.tsx'
import { TextOf } from './text-of.tsx'
import './document.css'

interface DocumentProps {
  place: FilePlace
  fileId: string
}

/** A file: what it says, with the words that the address cites, and the way to the original. */
export function DocumentOf({ place, fileId }: DocumentProps) {
  const { reading, again } = useRead(() => place.one(fileId), [fileId])
  const hash = useHash()
  const cited = placeIn(hash)
  const now = reading.value
  const file = now.state === 'ready' ? now.value : null
  useTitle(file?.fileName)
  useWhileUnderWay(file, again)
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed')
    return isGone(now.error) ? (
      <Removed place={place} cited={cited} />
    ) : (
      <>
        <h1>{texts.title}</h1>
        <Failed error={now.error} retry={again} />
      </>
    )
  return <Shown place={place} file={now.value} cited={cited} jump={jumpIn(hash)} />
}

const everyMs = 2_000

function useWhileUnderWay(file: KeptFile | null, again: () => Promise<void>) {
  const isGoing = file !== null && isUnderWay(file)
  useEffect(() => {
    if (!isGoing) return
    const timer = setInterval(() => {
      if (!document.hidden) void again()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isGoing])
}

interface ShownProps {
  place: FilePlace
  file: KeptFile
  cited: CitedPlace | null
  jump: number | null
}

function Shown({ place, file, cited, jump }: ShownProps) {
  const { fileId, fileName, fileSize, chunkCount, createdAt, status, error, warnings, updatedAt } = file
  return (
    <>
      <header class="about-document">
        <div class="head">
          <h1 dir="auto">{fileName}</h1>
          <Original key={updatedAt} place={place} fileId={fileId} />
        </div>
        <p class="document-facts">
          <span>{sizeOf(fileSize)}</span>
          {status === 'indexed' && <span>{fileTexts.passages(chunkCount)}</span>}
          <span>
            <Day at={createdAt} />
          </span>
        </p>
        {warnings.length > 0 && <Remarks warnings={warnings} />}
      </header>
      {status === 'error' && (
        <div class="fault" role="alert">
          <h2>{texts.unreadable}</h2>
          <p dir="auto">{error?.message}</p>
        </div>
      )}
      {isUnderWay(file) && chunkCount === 0 && (
        <Empty>
          <h2>{texts.notReady}</h2>
          <p>{texts.notReadyHint}</p>
          <progress aria-label={fileTexts.readingOf(fileName)} value={file.progress} max={1} />
        </Empty>
      )}
      {(status === 'indexed' || (isUnderWay(file) && chunkCount > 0)) && (
        <TextOf key={status} place={place} file={file} cited={cited} jump={jump} />
      )}
    </>
  )
}

const Remarks = ({ warnings }: { warnings: readonly string[] }) => (
  <section class="warning" aria-label={texts.remarks}>
    <ul>
      {warnings.map((warning) => (
        <li key={warning} dir="auto">
          {warning}
        </li>
      ))}
    </ul>
  </section>
)

const Removed = ({ place, cited }: { place: FilePlace; cited: CitedPlace | null }) => (
  <>
    <h1>{texts.gone}</h1>
    <Empty>
      <p>{cited?.quote ? texts.goneHint : texts.goneAlone}</p>
      {cited?.quote && <blockquote dir="auto">{cited.quote}</blockquote>}
      <p class="actions">
        <a class="button primary" href={place.filesHref}>
          {texts.back}
        </a>
      </p>
    </Empty>
  </>
)
