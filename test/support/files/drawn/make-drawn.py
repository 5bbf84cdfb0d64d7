"""Writes slides and documents with charts and diagrams: python-pptx 1.0.2, and python-docx 1.2.0 with the charts that python-pptx writes."""
import datetime
from docx import Document
from docx.opc.packuri import PackURI
from docx.opc.part import Part
from docx.oxml import parse_xml
from pptx import Presentation
from pptx.chart.data import CategoryChartData, XyChartData
from pptx.chart.xmlwriter import ChartXmlWriter
from pptx.enum.chart import XL_CHART_TYPE
from pptx.opc.package import Part as SlidePart
from pptx.opc.packuri import PackURI as SlideURI
from pptx.oxml import parse_xml as parse_slide_xml
from pptx.util import Inches

OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'

sales = CategoryChartData(number_format='#,##0.0')
sales.categories = ['North', 'South', 'West']
sales.add_series('2025', (19.2, 21.4, 16.7))
sales.add_series('2026', (22.3, 28.6, None))

share = CategoryChartData(number_format='0%')
share.categories = ['Pumps', 'Valves', 'Service']
share.add_series('Share of turnover', (0.55, 0.3, 0.15))

levels = CategoryChartData(number_format='General')
for year, quarters in (('2025', ('Q1', 'Q2')), ('2026', ('Q1', 'Q2'))):
    category = levels.add_category(year)
    for quarter in quarters:
        category.add_sub_category(quarter)
levels.add_series('Orders', (10, 12, 14, 17))

months = CategoryChartData(number_format='0.00')
months.categories = [datetime.date(2026, 1, 1), datetime.date(2026, 2, 1)]
months.add_series('Failures', (0.25, 1.5))

curve = XyChartData(number_format='General')
for name, points in (('P100', ((0, 12), (5, 9.5))), ('P200', ((0, 20), (8, 15)))):
    series = curve.add_series(name)
    for x, y in points:
        series.add_data_point(x, y)


def diagram_data():
    """The data of a hierarchy as PowerPoint stores it: a document point, nodes, and what only lays it out."""
    nodes = {'1': 'Board', '2': 'Sales', '3': 'Service', '4': 'Hotline 0800 100'}
    points = '<dgm:pt modelId="0" type="doc"><dgm:prSet/><dgm:spPr/></dgm:pt>'
    for number, text in nodes.items():
        points += f'<dgm:pt modelId="{number}"><dgm:prSet/><dgm:spPr/><dgm:t><a:bodyPr/><a:p><a:r><a:rPr lang="en-US"/><a:t>{text}</a:t></a:r></a:p></dgm:t></dgm:pt>'
        points += f'<dgm:pt modelId="9{number}" type="pres"><dgm:prSet presAssocID="{number}" presName="node"/><dgm:spPr/></dgm:pt>'
    lines = ''
    for number, (source, target, order) in enumerate((('0', '1', 0), ('1', '3', 1), ('1', '2', 0), ('3', '4', 0))):
        lines += f'<dgm:cxn modelId="c{number}" srcId="{source}" destId="{target}" srcOrd="{order}" destOrd="0"/>'
    return f'<dgm:dataModel xmlns:dgm="{DRAWING}/diagram" xmlns:a="{DRAWING}/main"><dgm:ptLst>{points}</dgm:ptLst><dgm:cxnLst>{lines}</dgm:cxnLst><dgm:bg/><dgm:whole/></dgm:dataModel>'.encode()


deck = Presentation()
place = (Inches(1), Inches(1.5), Inches(8), Inches(5))


def slide_with(title):
    slide = deck.slides.add_slide(deck.slide_layouts[5])
    slide.shapes.title.text = title
    return slide


chart = slide_with('Sales').shapes.add_chart(XL_CHART_TYPE.COLUMN_CLUSTERED, *place, sales).chart
chart.has_title = True
chart.chart_title.text_frame.text = 'Sales by region'
chart.value_axis.has_title = True
chart.value_axis.axis_title.text_frame.text = 'EUR million'
chart.category_axis.has_title = True
chart.category_axis.axis_title.text_frame.text = 'Region'
slide_with('Shares').shapes.add_chart(XL_CHART_TYPE.PIE, *place, share)
slide_with('Orders').shapes.add_chart(XL_CHART_TYPE.BAR_CLUSTERED, *place, levels)
slide_with('Failures').shapes.add_chart(XL_CHART_TYPE.LINE, *place, months)
chart = slide_with('Curves').shapes.add_chart(XL_CHART_TYPE.XY_SCATTER_LINES, *place, curve).chart
chart.category_axis.has_title = True
chart.category_axis.axis_title.text_frame.text = 'Flow in l/s'
chart.value_axis.has_title = True
chart.value_axis.axis_title.text_frame.text = 'Head in m'
slide = slide_with('People')
part = SlidePart(SlideURI('/ppt/diagrams/data1.xml'), 'application/vnd.openxmlformats-officedocument.drawingml.diagramData+xml', slide.part.package, diagram_data())
rid = slide.part.relate_to(part, f'{OFFICE}/diagramData')
slide.shapes._spTree.append(parse_slide_xml(
    f'<p:graphicFrame xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="{DRAWING}/main" xmlns:r="{OFFICE}"><p:nvGraphicFramePr><p:cNvPr id="9" name="Diagram"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="1" cy="1"/></p:xfrm><a:graphic><a:graphicData uri="{DRAWING}/diagram"><dgm:relIds xmlns:dgm="{DRAWING}/diagram" r:dm="{rid}" r:lo="{rid}" r:qs="{rid}" r:cs="{rid}"/></a:graphicData></a:graphic></p:graphicFrame>'))
deck.save('drawn.pptx')

document = Document()


def draw(uri, kind, name, content, content_type, element):
    part = Part(PackURI(name), content_type, content, document.part.package)
    rid = document.part.relate_to(part, f'{OFFICE}/{kind}')
    run = document.add_paragraph().add_run()
    run._r.append(parse_xml(
        f'<w:drawing xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:wp="{DRAWING}/wordprocessingDrawing" xmlns:a="{DRAWING}/main" xmlns:r="{OFFICE}"><wp:inline><wp:extent cx="5000000" cy="3000000"/><wp:docPr id="1" name="Drawn"/><a:graphic><a:graphicData uri="{uri}">{element.format(rid=rid)}</a:graphicData></a:graphic></wp:inline></w:drawing>'))


document.add_heading('Turnover', 1)
document.add_paragraph('The regions did well.')
content = ChartXmlWriter(XL_CHART_TYPE.COLUMN_CLUSTERED, sales).xml.encode()
draw(f'{DRAWING}/chart', 'chart', '/word/charts/chart1.xml', content, 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
     f'<c:chart xmlns:c="{DRAWING}/chart" r:id="{{rid}}"/>')
document.add_paragraph('Figure 1: Turnover by region', style='Caption')
document.add_heading('People', 1)
draw(f'{DRAWING}/diagram', 'diagramData', '/word/diagrams/data1.xml', diagram_data(), 'application/vnd.openxmlformats-officedocument.drawingml.diagramData+xml',
     f'<dgm:relIds xmlns:dgm="{DRAWING}/diagram" r:dm="{{rid}}" r:lo="{{rid}}" r:qs="{{rid}}" r:cs="{{rid}}"/>')
document.add_paragraph('That is all.')
document.save('drawn.docx')
