import { texts } from '../../texts/en/document.ts'
import { type Contents, hrefOfJump } from './contents.ts'
import './outline.css'

interface OutlineProps {
  contents: Contents
  isSlides: boolean
  jump: (start: number) => void
}

const isWide = () => matchMedia('(min-width: 74rem)').matches

/** The headings and pages of a text, each a way to where it stands. */
export const Outline = ({ contents: { headings, pages, isCut }, isSlides, jump }: OutlineProps) => (
  <nav class="document-outline" aria-label={texts.contents}>
    <details open={isWide()}>
      <summary>{texts.contents}</summary>
      {headings.length > 0 && (
        <ol class="outline-headings">
          {headings.map(({ title, page, start, depth }) => (
            <li key={start} class={`is-${depth}`}>
              <a href={hrefOfJump(start)} onClick={() => jump(start)}>
                <bdi>{title}</bdi>
                {page !== null && (
                  <span class="outline-page">
                    <span class="visually-hidden">{isSlides ? texts.slideWord : texts.pageWord} </span>
                    {page}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ol>
      )}
      {pages.length > 0 && (
        <>
          <p class="outline-word">{isSlides ? texts.slides : texts.pages}</p>
          <ol class="outline-pages">
            {pages.map(({ page, start }) => (
              <li key={start}>
                <a
                  href={hrefOfJump(start)}
                  aria-label={isSlides ? texts.slide(page) : texts.page(page)}
                  onClick={() => jump(start)}
                >
                  {page}
                </a>
              </li>
            ))}
          </ol>
        </>
      )}
      {isCut && <p class="hint">{texts.outlineCut}</p>}
    </details>
  </nav>
)
