import { describe, expect, test } from 'vitest'
import { ideasOf } from '../../../../../shared/domain/catalogue/ideas-of.ts'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'

function titlesOf(line: string): string[] {
  const { text, marks } = readMarks(line)
  return ideasOf(text, marks).map(({ title }) => title)
}

const ideas: [line: string, titles: string[]][] = [
  [
    '{cond {NEG Not} {S signed in}}: {eff only {P start page} and {E prices}}. ## permission',
    [
      'Without signing in start page and prices can be seen',
      'Without signing in nothing but start page and prices can be opened',
    ],
  ],
  [
    '{eff A {A coach} only {V sees} his own {E team}}, and {eff {NEG no} {T fees}}. ## permission',
    ['A coach can see their own team, and no other one', 'No fees for a coach'],
  ],
  [
    '{eff {NEG No} {T access to} {T salary slips}}. ## permission',
    ['The salary slips stay closed on every way'],
  ],
  [
    '{eff {A Clerk} – {V enters} and {V corrects} {T readings}}. ## permission',
    ['A clerk can enter readings, others cannot', 'A clerk can correct readings, others cannot'],
  ],
  [
    '{def A {A helper} may have several {F roles}}; {eff the {T rights} {V add up}}. ## permission',
    [
      'Somebody with two roles can do what each of them allows',
      'Two roles together allow nothing that neither of them allows',
      'Taking one of two roles away leaves what the other one allows',
    ],
  ],
  [
    '{evt When a {T right} {V is taken} away} {eff this {V counts} at once}. ## permission',
    [
      'A role that is taken away is gone in open windows as well',
      'A role that is given can be used without signing in anew',
    ],
  ],
  [
    '{eff Only {A the chief} {V closes} {T accounts}}. ## permission',
    ['A chief can close accounts, others cannot'],
  ],
  [
    '{eff A {A visitor} can {V put} {T seeds} into the {P basket}}, {eff also without account}. ## permission',
    ['A visitor can put seeds into the basket without signing in'],
  ],
  // The words of a right are enough where the marks name another kind.
  [
    '{eff A {T changed role} {V counts} immediately}. ## calculation',
    [
      'A role that is taken away is gone in open windows as well',
      'A role that is given can be used without signing in anew',
    ],
  ],
  [
    "{eff {A Porters} can {V open} {P rooms}} but {eff don't {V see} {T any} {T bills}}. ## permission",
    ['A porter cannot see any bills', 'Somebody who is not a porter cannot open rooms'],
  ],
  [
    '{eff The {A last owner} {NEG cannot} {V be removed}}. ## permission, delete',
    [
      'The last owner stays',
      'One of two can go, and then no further one',
      'Two who remove each other at the same moment leave an owner',
    ],
  ],
  [
    '{eff {A Clerks} must {NEG not} {V grant} {T loans} to themselves}. ## permission',
    ['A clerk cannot grant loans to themselves'],
  ],
  [
    '{eff {A Clerks} and {A chiefs} can {V close} a {E case}}. ## permission',
    [
      'Somebody who is none of these: Clerks, chiefs cannot close a case',
      'Without signing in nobody can close a case',
      'A chief can close a case, and no longer once the role is taken away',
    ],
  ],
]

describe('Ideas for roles and rights', () => {
  test.each(ideas)('%s', (line, titles) => {
    expect(titlesOf(line)).toEqual(titles)
  })
})

describe('A list of roles', () => {
  test.each([
    [
      '{eff {A Trainers, managers and} {A front desk staff} can {V see} the {T schedule}}. ## permission',
      'Somebody who is none of these: Trainers, managers, front desk staff cannot see the schedule',
    ],
    [
      '{eff Only {A receptionists}, {A guards and the office manager} may {V cancel} a {E visit}}. ## permission',
      'Somebody who is none of these: receptionists, guards and the office manager is refused',
    ],
    [
      '{eff Only the {A librarian} may {V delete} a {E book}}. ## permission',
      'Somebody who is not a librarian cannot delete a book',
    ],
  ])('is closed to those alone who have none of them: %s', (line, title) => {
    expect(titlesOf(line)).toContain(title)
  })
})
