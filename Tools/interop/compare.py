"""Compares Echolog's codec with the official protobuf runtime; Tools/check-interop runs it.

Reads the events that InteropPeer wrote, as records and as JSON, and writes random ones of its own.
The schema is loaded from the checked-in descriptor set when it runs; there is no generated Python.
"""

import json
import pathlib
import random
import sys

import duckdb
from google.protobuf import descriptor_pb2, descriptor_pool, json_format, message_factory
from google.protobuf.descriptor import FieldDescriptor as Field
from google.protobuf.internal.decoder import _DecodeVarint32
from google.protobuf.internal.encoder import _VarintBytes
from google.protobuf.unknown_fields import UnknownFieldSet

UNSIGNED = {Field.TYPE_UINT32: 32, Field.TYPE_UINT64: 64, Field.TYPE_FIXED64: 64}
SIGNED = {Field.TYPE_SINT32: 32, Field.TYPE_SINT64: 64}
PIECES = ["", "a", "\"quoted\" \\ /", "\n\t\0\x1f\x7f", "süß", "한국어", "👩‍👩‍👧‍👦", "\u2028", "long " * 60]


def load(descriptors):
    """The class of the message Event."""
    pool = descriptor_pool.DescriptorPool()
    pool.AddSerializedFile(descriptor_pb2.DESCRIPTOR.serialized_pb)
    for file in descriptor_pb2.FileDescriptorSet.FromString(descriptors).file:
        pool.AddSerializedFile(file.SerializeToString())
    return message_factory.GetMessageClass(pool.FindMessageTypeByName("echolog.v1.Event"))


def records(path):
    data = path.read_bytes()
    position = 0
    while position < len(data):
        size, position = _DecodeVarint32(data, position)
        yield data[position : position + size]
        position += size


def check(condition, index, what):
    if not condition:
        sys.exit(f"event {index}: {what}")


def compare(event_class, folder):
    lines = (folder / "swift.jsonl").read_text(encoding="utf-8").split("\n")[:-1]
    types = set()
    count = 0
    for index, (record, line) in enumerate(zip(records(folder / "swift.records"), lines, strict=True)):
        event = event_class.FromString(record)
        types.add(event.WhichOneof("body"))
        check(len(UnknownFieldSet(event)) == 0, index, "has a field that the schema has not")
        check(event.SerializeToString() == record, index, "is serialised with other bytes")
        check(json_format.Parse(line, event_class()) == event, index, "has JSON of another meaning")
        ours, theirs = json.loads(line), json.loads(json_format.MessageToJson(event))
        check(ours == theirs, index, f"has other JSON: {ours} against {theirs}")
        check(json_format.ParseDict(theirs, event_class()) == event, index, "is lost in JSON")
        count += 1
    wanted = {field.name for field in event_class.DESCRIPTOR.oneofs_by_name["body"].fields}
    check(types == wanted, count, f"never had a body of {wanted - types}")
    print(f"The official runtime read {count} events of {len(types)} types")


def compare_numbers(event_class, folder):
    """The same lines with 64-bit numbers as numbers: for Python's json, and for DuckDB."""
    path = folder / "swift-numbers.jsonl"
    lines = path.read_text(encoding="utf-8").split("\n")[:-1]
    clocks = []
    for index, (record, line) in enumerate(zip(records(folder / "swift.records"), lines, strict=True)):
        event = event_class.FromString(record)
        check(json_format.Parse(line, event_class()) == event, index, "has numbers of another meaning")
        ours = json.loads(line)
        for name, field in event_class.DESCRIPTOR.fields_by_camelcase_name.items():
            if name in ours and field.type in UNSIGNED | SIGNED:
                check(ours[name] == getattr(event, field.name), index, f"has another {name}")
        clocks.append(event.clock)
    # The whole range of 64 bits, which none of DuckDB's guesses may round.
    query = "SELECT coalesce(clock, 0)::UBIGINT FROM read_json(?, format='newline_delimited', columns={clock: 'UBIGINT'})"
    found = [row[0] for row in duckdb.execute(query, [str(path)]).fetchall()]
    check(found == clocks, 0, "has another clock for DuckDB")
    print(f"Python's json and DuckDB read {len(clocks)} events with numbers as numbers")


def integer(draw, bits, signed):
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    kind = draw.randrange(8)
    if kind < 3:
        return (0, low, high)[kind]
    value = draw.getrandbits(draw.randrange(bits - signed) + 1)
    return -value if signed and draw.randrange(2) else value


def scalar(draw, field):
    if field.type in UNSIGNED:
        return integer(draw, UNSIGNED[field.type], False)
    if field.type in SIGNED:
        return integer(draw, SIGNED[field.type], True)
    if field.type == Field.TYPE_BOOL:
        return draw.random() < 0.5
    if field.type == Field.TYPE_ENUM:
        return draw.choice(field.enum_type.values).number
    if field.type == Field.TYPE_STRING:
        return "".join(draw.choice(PIECES) for _ in range(draw.randrange(4)))
    if field.type == Field.TYPE_BYTES:
        return draw.randbytes(draw.choice((0, 16)))
    sys.exit(f"{field.full_name} is of a type that this script does not know")


def fill(draw, message, body=None):
    for oneof in message.DESCRIPTOR.oneofs:
        chosen = body if oneof.name == "body" else draw.choice(oneof.fields)
        if draw.random() < 0.8 or body:
            set_field(draw, message, chosen)
    for field in message.DESCRIPTOR.fields:
        if field.containing_oneof is None and draw.random() < 0.8:
            set_field(draw, message, field)


def set_field(draw, message, field):
    if field.is_repeated:
        for _ in range(draw.randrange(4)):
            fill(draw, getattr(message, field.name).add())
    elif field.type == Field.TYPE_MESSAGE:
        getattr(message, field.name).SetInParent()
        fill(draw, getattr(message, field.name))
    else:
        setattr(message, field.name, scalar(draw, field))


def write(event_class, folder, count, seed):
    draw = random.Random(seed)
    with open(folder / "python.records", "wb") as binary:
        for body in event_class.DESCRIPTOR.oneofs_by_name["body"].fields:
            for _ in range(count):
                event = event_class()
                fill(draw, event, body)
                record = event.SerializeToString()
                binary.write(_VarintBytes(len(record)) + record)


if __name__ == "__main__":
    descriptors, folder, count, seed = sys.argv[1:]
    event_class = load(pathlib.Path(descriptors).read_bytes())
    compare(event_class, pathlib.Path(folder))
    compare_numbers(event_class, pathlib.Path(folder))
    write(event_class, pathlib.Path(folder), int(count), int(seed))
