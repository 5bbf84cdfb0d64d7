"""Writes documents with tables whose heads have two rows: python-docx 1.2.0, openpyxl 3.1.5, python-pptx 1.0.2."""
from docx import Document
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from openpyxl import Workbook
from pptx import Presentation
from pptx.util import Inches

top = ['Model', 'Power', '', 'Weight']
below = ['', 'min', 'max', '']
rows = [['A1', '5 kW', '7 kW', '120 kg'], ['A2', '6 kW', '9 kW', '135 kg']]

document = Document()
document.add_heading('Engines', 1)
table = document.add_table(rows=4, cols=4)
for at, cells in enumerate([top, below, *rows]):
    for column, text in enumerate(cells):
        table.cell(at, column).text = text
table.cell(0, 1).merge(table.cell(0, 2))
table.cell(0, 0).merge(table.cell(1, 0))
table.cell(0, 3).merge(table.cell(1, 3))
document.add_paragraph('Table 1: Engines of this year', style='Caption')
document.add_paragraph('Limits follow.')
table = document.add_table(rows=4, cols=3)
for at, cells in enumerate([['Role', 'Travel', 'Purchase'], ['Clerk', '200 EUR', '500 EUR'], ['', '900 EUR', '4000 EUR'], ['Manager', '2000 EUR', '8000 EUR']]):
    for column, text in enumerate(cells):
        table.cell(at, column).text = text
row = table.rows[2]._tr
row.remove(row.tc_lst[0])
before = OxmlElement('w:gridBefore')
before.set(qn('w:val'), '1')
row.get_or_add_trPr().append(before)
document.add_paragraph('Table 2: Limits of approval', style='Caption')
document.save('heads.docx')

book = Workbook()
sheet = book.active
sheet.title = 'Engines'
sheet.append(['Engines of this year'])
sheet.merge_cells('A1:D1')
for cells in [top, below, ['A1', 5, 7, 120], ['A2', 6, 9, 135]]:
    sheet.append([cell if cell != '' else None for cell in cells])
for place in ['A2:A3', 'B2:C2', 'D2:D3']:
    sheet.merge_cells(place)
other = book.create_sheet('Sales')
for cells in [['Price list 2026'], ['Article', 'Price'], ['Pump', 310.5], ['Valve', 12]]:
    other.append(cells)
third = book.create_sheet('Quarters')
for cells in [[None, 2025, None, 2026, None], ['Region', 'Q1', 'Q2', 'Q1', 'Q2'], ['North', 10, 20, 30, 40], ['South', 11, 21, 31, 41]]:
    third.append(cells)
third.merge_cells('B1:C1')
third.merge_cells('D1:E1')
book.save('heads.xlsx')

deck = Presentation()
slide = deck.slides.add_slide(deck.slide_layouts[5])
slide.shapes.title.text = 'Engines'
table = slide.shapes.add_table(4, 4, Inches(1), Inches(2), Inches(8), Inches(2)).table
for at, cells in enumerate([top, below, *rows]):
    for column, text in enumerate(cells):
        table.cell(at, column).text = text
table.cell(0, 0).merge(table.cell(1, 0))
table.cell(0, 1).merge(table.cell(0, 2))
table.cell(0, 3).merge(table.cell(1, 3))
deck.save('heads.pptx')
