"""Writes the weights for the product and the fixture that its arithmetic is held against: `python export.py NET marks.bin parity.json`. The format is that of `shared/domain/marking/weights.ts`."""
import json
import struct
import sys
import zlib

import numpy as np
import torch

import marks
from model import ENCODER, POSITIONS, Net, batch_of, encode, tokenizer

FIXTURE = [
    'If the order value exceeds 100 euros, the shipping fee is 0.',
    'The stay lasts at least 2 and at most 21 nights.',
    'An expired code shows "This code has expired".',
    'Parents are welcome to watch from the gallery.',
    "Given I am signed in, when I press \"Send\", then the order becomes Paid and can't be changed.",
    'Name (2-60 characters, required), e-mail address (unique), and a café code such as CAFÉ-7.',
]


# The vocabulary of BERT is ordered by frequency. A rarer word is cut into smaller pieces unless the training had it.
FREQUENT = 24_000


def is_english(piece):
    """Neither reserved nor of another script: such pieces become [UNK]."""
    return not piece.startswith('[unused') and all(ord(sign) < 0x250 or 0x2000 <= ord(sign) < 0x2200 for sign in piece)


def tensors_of(net, kept):
    """(name, array) of each tensor; two-dimensional ones are quantised."""
    state = {name: tensor.numpy() for name, tensor in net.state_dict().items()}
    embeddings = 'encoder.embeddings.'
    yield 'pieces', state[embeddings + 'word_embeddings.weight'][kept]
    yield 'places', state[embeddings + 'position_embeddings.weight'][:POSITIONS] + state[embeddings + 'token_type_embeddings.weight'][0]
    yield 'shapes', state['shapes.weight']
    yield 'embedding.norm', state[embeddings + 'LayerNorm.weight']
    yield 'embedding.norm.bias', state[embeddings + 'LayerNorm.bias']
    for i in range(len(net.encoder.encoder.layer)):
        for name, source in {
            'query': 'attention.self.query',
            'key': 'attention.self.key',
            'value': 'attention.self.value',
            'attended': 'attention.output.dense',
            'attended.norm': 'attention.output.LayerNorm',
            'wide': 'intermediate.dense',
            'narrow': 'output.dense',
            'narrow.norm': 'output.LayerNorm',
        }.items():
            yield f'layer{i}.{name}', state[f'encoder.encoder.layer.{i}.{source}.weight']
            yield f'layer{i}.{name}.bias', state[f'encoder.encoder.layer.{i}.{source}.bias']
    for head in ('segments', 'roles', 'kinds'):
        yield head, state[f'{head}.weight']
        yield f'{head}.bias', state[f'{head}.bias']


def quantised(array):
    scales = np.abs(array).max(1, keepdims=True).clip(1e-12) / 127
    return np.round(array / scales).astype(np.int8), scales[:, 0].astype(np.float32)


def main():
    source, weights_file, fixture_file = sys.argv[1:]
    saved = torch.load(source)
    net = Net(len(saved['kinds']), saved['layers'], saved['encoder'])
    net.load_state_dict(saved['net'])
    net.eval()
    vocabulary = [piece for piece, _ in sorted(tokenizer.get_vocab().items(), key=lambda entry: entry[1])]
    trained = set(saved['pieces'])
    kept = [i for i, piece in enumerate(vocabulary) if is_english(piece) and (i < FREQUENT or i in trained)]

    body, tensors = bytearray(), {}

    def add(name, array):
        body.extend(b'\0' * (-len(body) % 16))
        tensors[name] = {'type': str(array.dtype), 'shape': list(array.shape), 'offset': len(body)}
        body.extend(array.tobytes())

    for name, array in tensors_of(net, kept):
        if array.ndim == 2:
            numbers, scales = quantised(array)
            add(name, numbers)
            add(f'{name}.scales', scales)
        else:
            add(name, array.astype(np.float32))
    config = net.encoder.config
    header = {
        'segments': marks.SEGMENTS,
        'roles': marks.ROLES,
        'kinds': saved['kinds'],
        'kindThreshold': round(1 / (1 + np.exp(-saved['threshold'])), 4),
        'vocabulary': [vocabulary[i] for i in kept],
        'width': config.hidden_size,
        'heads': config.num_attention_heads,
        'layers': len(net.encoder.encoder.layer),
        'positions': POSITIONS,
        'sources': ['sentence-transformers/all-MiniLM-L6-v2 (Apache-2.0)', *saved['sources']],
        'tensors': tensors,
    }
    head = json.dumps(header, ensure_ascii=False, separators=(',', ':')).encode()
    head += b' ' * (-len(head) % 16)
    with open(weights_file, 'wb') as file:
        rest = head + bytes(body)
        file.write(b'TWMARKS1' + struct.pack('<II', len(head), zlib.crc32(rest)) + rest)

    # The fixture is computed with the quantised weights, so that it holds the arithmetic alone.
    with torch.no_grad():
        for parameter in net.parameters():
            if parameter.ndim == 2:
                numbers, scales = quantised(parameter.numpy())
                parameter.copy_(torch.from_numpy(numbers * scales[:, None]))
        position = net.encoder.embeddings
        position.position_embeddings.weight[:POSITIONS] = torch.from_numpy(dequantised_places(saved))
        position.token_type_embeddings.weight[0] = 0
        cases = []
        for line in FIXTURE:
            entry = encode(marks.example(line), saved['kinds'])
            segments, roles, kinds = net(*batch_of([entry])[:3])
            rounded = lambda tensor: [[round(float(value), 3) for value in row] for row in tensor]
            cases.append({'text': line, 'segments': rounded(segments[0][entry['places']]), 'roles': rounded(roles[0][entry['places']]), 'kinds': rounded(kinds)[0]})
    with open(fixture_file, 'w', encoding='utf8') as file:
        json.dump(cases, file, ensure_ascii=False, indent=0)
        file.write('\n')


def dequantised_places(saved):
    state = saved['net']
    places = state['encoder.embeddings.position_embeddings.weight'][:POSITIONS] + state['encoder.embeddings.token_type_embeddings.weight'][0]
    numbers, scales = quantised(places.numpy())
    return numbers * scales[:, None]


if __name__ == '__main__':
    main()
