/** A part of a chapter: a page of a text, a slide, or a sheet. */
export interface Part {
  heading: string
  /** Sentences, or rows of a table. */
  lines: string[] | string[][]
}

export interface Chapter {
  /** The file that a program made of it. */
  fileName: string
  parts: Part[]
  /** What is asked, and the words of the file that say it. */
  question: string
  fact: string
  /** The heading above it, empty where the format has none, and its page, null where it has no pages. */
  heading: string
  page: number | null
}

const part = (heading: string, ...lines: string[]): Part => ({ heading, lines })
const table = (heading: string, ...lines: string[][]): Part => ({ heading, lines })

/** Three pages around a fact, which stands on the second. */
const threePages = (topic: string, heading: string, fact: string): Part[] => [
  part(
    `About ${topic}`,
    `This chapter is for everybody who works with ${topic}.`,
    'It is read once a year, and whenever somebody begins.',
    'What is unclear is asked at the desk of the museum.',
  ),
  part(heading, 'Rules are kept by everybody who works here.', fact, 'Exceptions are written down.'),
  part(`Who looks after ${topic}`, 'The list hangs beside the door of the office.', 'It is renewed in May.'),
]

type Told = Omit<Chapter, 'parts' | 'page'> & { topic: string; page?: number | null }

const chapter = ({ topic, page = 2, ...told }: Told): Chapter => ({
  ...told,
  page,
  parts: threePages(topic, told.heading, told.fact),
})

/** The handbook of a museum at a harbour: one chapter for each kind of file, each with a fact that no other one knows. */
export const chapters: Chapter[] = [
  chapter({
    fileName: 'keys.docx',
    topic: 'keys',
    heading: 'Lost keys',
    fact: 'A lost key is reported to the porter within 2 hours.',
    question: 'Within how many hours is a lost key reported to the porter?',
  }),
  chapter({
    fileName: 'boats.doc',
    topic: 'boats',
    heading: 'Mooring',
    fact: 'The launch is moored at berth 14.',
    question: 'At which berth is the launch moored?',
    page: null,
  }),
  chapter({
    fileName: 'kitchen.pdf',
    topic: 'the kitchen',
    heading: 'Cold room',
    fact: 'The cold room is kept at 4 degrees.',
    question: 'At how many degrees is the cold room kept?',
  }),
  chapter({
    fileName: 'archive-scan.pdf',
    topic: 'the archive',
    heading: 'Reading room',
    fact: 'Maps are lent for 11 days from the reading room.',
    question: 'For how many days are maps lent?',
  }),
  chapter({
    fileName: 'concerts.html',
    topic: 'concerts',
    heading: 'Closing time',
    fact: 'The terrace closes at 22:40 on concert nights.',
    question: 'When does the terrace close on concert nights?',
    page: null,
  }),
  chapter({
    fileName: 'tours.pptx',
    topic: 'tours',
    heading: 'Groups',
    fact: 'A guided group has at most 18 visitors.',
    question: 'How many visitors does a guided group have at most?',
  }),
  {
    fileName: 'workshops.xlsx',
    parts: [
      table('Rooms', ['Room', 'Seats'], ['Sail loft', '30'], ['Rope walk', '24']),
      table(
        'Workshops',
        ['Workshop', 'Price in euros', 'Room'],
        ['Knots', '12', 'Rope walk'],
        ['Sail making', '37', 'Sail loft'],
      ),
    ],
    question: 'What is the price of the sail making workshop?',
    fact: '| Sail making | 37 | Sail loft |',
    heading: 'Workshops',
    page: null,
  },
  {
    fileName: 'suppliers.csv',
    parts: [
      table(
        'Suppliers',
        ['Goods', 'Supplier', 'Delivery in days'],
        ['Rope', 'Knot & Sons', '21'],
        ['Paint', 'Colour Yard', '9'],
      ),
    ],
    question: 'In how many days does Knot & Sons deliver rope?',
    fact: '| Rope | Knot & Sons | 21 |',
    heading: '',
    page: null,
  },
  {
    fileName: 'machines.xls',
    parts: [
      table(
        'Machines',
        ['Machine', 'Serviced every', 'By'],
        ['Bilge pump', '6 weeks', 'Workshop'],
        ['Crane', '13 weeks', 'Harbour office'],
      ),
    ],
    question: 'How often is the crane serviced?',
    fact: '| Crane | 13 weeks | Harbour office |',
    heading: 'Machines',
    page: null,
  },
  {
    fileName: 'glass.pdf',
    parts: threePages('glass', 'Insurance', 'Blown glass is insured up to 5,200 euros.'),
    question: 'Up to which sum is blown glass insured?',
    fact: 'Blown glass is insured up to 5,200 euros.',
    heading: 'Insurance',
    page: 2,
  },
  {
    fileName: 'claims.eml',
    parts: [
      part('Claims', 'Dear all,', 'Claims for damage are handed in at desk 7.', 'The form is attached.'),
    ],
    question: 'At which desk are claims for damage handed in?',
    fact: 'Claims for damage are handed in at desk 7.',
    heading: '',
    page: null,
  },
  {
    fileName: 'flood.msg',
    parts: [part('Flood', 'The store is emptied within 40 minutes of the siren.')],
    question: 'Within how many minutes of the siren is the store emptied?',
    fact: 'The store is emptied within 40 minutes of the siren.',
    heading: '',
    page: null,
  },
  {
    fileName: 'lift.png',
    parts: [part('Lift', 'The goods lift carries 900 kilograms.', 'It is checked every winter.')],
    question: 'How many kilograms does the goods lift carry?',
    fact: 'The goods lift carries 900 kilograms.',
    heading: '',
    page: 1,
  },
  chapter({
    fileName: 'radio.txt',
    topic: 'the radio',
    heading: 'Channels',
    fact: 'The watch listens on channel 73.',
    question: 'On which channel does the watch listen?',
    page: null,
  }),
]

/** What came with a mail. */
export const attached = { mail: 'claims.eml', fileName: 'glass.pdf' }

/** Chapters that lie beside each other in the folder, which those of a mail do not. */
export const uploads = chapters.filter(({ fileName }) => fileName !== attached.fileName)
