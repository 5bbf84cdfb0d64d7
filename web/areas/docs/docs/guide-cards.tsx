import { guides } from '../../../guides/list.ts'

/** A card for each guide; all of it can be pressed. */
export const GuideCards = () => (
  <ol class="guide-cards">
    {guides.map(({ name, title, sentence }) => (
      <li key={name}>
        <a href={`/docs/guides/${name}`}>{title}</a>
        <p>{sentence}</p>
      </li>
    ))}
  </ol>
)
