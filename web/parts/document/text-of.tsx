import { useEffect, useMemo, useRef } from 'preact/hooks'
import { texts } from '../../texts/en/document.ts'
import { Button } from '../button.tsx'
import type { FilePlace, KeptFile } from '../files/types.ts'
import { useRead } from '../read.ts'
import { Failed, Loading } from '../states.tsx'
import type { CitedPlace } from './cited-place.ts'
import { type Contents, contentsOf } from './contents.ts'
import { type Located, located } from './located.ts'
import { Outline } from './outline.tsx'
import { type Paragraph, paragraphsOf } from './paragraphs.ts'
import { placeWord } from './place-word.ts'
import { TableOf } from './table-of.tsx'
import { Words } from './words.tsx'

interface TextOfProps {
  place: FilePlace
  file: KeptFile
  cited: CitedPlace | null
  /** Where in the text the address jumps to. */
  jump: number | null
}

/** The text of a file, with the words that were cited marked and in view, and its headings and pages beside it. */
export function TextOf({ place, file: { fileId, fileType }, cited, jump }: TextOfProps) {
  const { reading, again } = useRead(() => readBoth(place, fileId), [fileId])
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  return <Text {...now.value} fileType={fileType} cited={cited} jump={jump} />
}

/** Both at once, because a list that comes late moves the text; the text is worth showing without one. */
async function readBoth(place: FilePlace, fileId: string) {
  const [text, contents] = await Promise.all([
    place.text(fileId),
    place.outline(fileId).then(contentsOf, () => null),
  ])
  return { text, contents }
}

/** From so many paragraphs on, what is far away is not drawn. */
const many = 200

interface TextProps {
  text: string
  contents: Contents | null
  fileType: string
  cited: CitedPlace | null
  jump: number | null
}

function Text({ text, contents, fileType, cited, jump }: TextProps) {
  const key = cited && `${cited.start}-${cited.end} ${cited.quote}`
  const found = useMemo(() => cited && located(text, cited), [text, key])
  const span = found && found.is !== 'changed' ? found : null
  const paragraphs = useMemo(() => paragraphsOf(text, span), [text, span])
  const words = useRef<HTMLElement>(null)
  const all = useRef<HTMLElement>(null)
  const show = () => bring(words.current, 'center')
  const jumpTo = (start: number) => {
    const at = paragraphs.findLastIndex((paragraph) => paragraph.start <= start)
    const element = all.current?.children[at]
    if (element) focusable(element)
    bring(element, 'start')
  }
  useEffect(show, [span])
  useEffect(() => {
    if (jump !== null) jumpTo(jump)
  }, [jump])
  return (
    <>
      {cited && found && <About cited={cited} found={found} fileType={fileType} show={show} />}
      <div class={`document-body${contents ? ' has-outline' : ''}`}>
        {contents && <Outline contents={contents} isSlides={fileType === 'pptx'} jump={jumpTo} />}
        <section
          ref={all}
          class={`panel document-text${paragraphs.length > many ? ' is-long' : ''}`}
          aria-label={texts.text}
          dir="auto"
        >
          {paragraphs.map((paragraph) => (
            <ParagraphOf key={paragraph.start} paragraph={paragraph} words={words} />
          ))}
        </section>
      </div>
    </>
  )
}

/** Into view, with the focus, so that keys and screen readers go on from there. */
function bring(element: Element | null | undefined, block: 'center' | 'start') {
  if (!(element instanceof HTMLElement)) return
  element.scrollIntoView({ block, behavior: 'instant' })
  element.focus({ preventScroll: true })
}

/** Only while it has the focus: else every click into the text would mark a paragraph. */
function focusable(element: Element) {
  element.setAttribute('tabindex', '-1')
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}

interface ParagraphProps {
  paragraph: Paragraph
  words: { current: HTMLElement | null }
}

const ParagraphOf = ({ paragraph: { pieces, level, table }, words }: ParagraphProps) =>
  table ? (
    <TableOf table={table} cited={words} />
  ) : (
    <p dir="auto" class={level > 0 ? `is-heading is-${Math.min(level, 3)}` : undefined}>
      <Words pieces={pieces} cited={words} />
    </p>
  )

interface AboutProps {
  cited: CitedPlace
  found: Located
  fileType: string
  show: () => void
}

/** Where the cited words stand, and what became of them. */
function About({ cited: { quote, page, headings }, found: { is }, fileType, show }: AboutProps) {
  const word = placeWord(fileType, page)
  return (
    <div class={is === 'there' ? 'document-cited' : 'document-cited warning'} role="status">
      {is === 'moved' && <p>{texts.moved}</p>}
      {is === 'changed' && (
        <>
          <p>
            <b>{texts.changed}</b>
          </p>
          {quote && (
            <>
              <p>{texts.changedHint}</p>
              <blockquote dir="auto">{quote}</blockquote>
            </>
          )}
        </>
      )}
      {is !== 'changed' && (
        <p class="document-where">
          {word !== null && <span>{word}</span>}
          {headings.length > 0 && (
            <span>
              {texts.under} <bdi>{headings.join(' › ')}</bdi>
            </span>
          )}
          <Button kind="link" act={show}>
            {texts.toCited}
          </Button>
        </p>
      )}
    </div>
  )
}
