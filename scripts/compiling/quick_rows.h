/* What the engine does with rows most often, written so that the C compiler can put it in line.

   mypyc calls librt.vecs through a table of function pointers. Every file of the engine is compiled
   with this one before it, which puts a table of its own in the place of that: its functions are
   known while compiling, so the short ones vanish into their callers. They keep to the layout and
   the rules of librt.vecs (a call takes over the row that it is given; a length below zero is an
   error), and hand everything that is rare on to it. */

#ifndef COLTEXPRESS_QUICK_ROWS_H
#define COLTEXPRESS_QUICK_ROWS_H

#include <Python.h>
#include "librt_vecs_api.h"
#ifdef __SSE2__
#include <immintrin.h>
#endif

#define FIRST_ROOM 8 /* numbers for which a row has room when it first grows */
#define BEHIND 8 /* numbers that may be read and written behind that room, for nothing */
#ifdef Py_GIL_DISABLED
#define SHELF 0 /* several threads would reach for the same row */
#else
#define SHELF 256 /* rows of one size that are kept for the next ones */
#endif

/* Rows that nobody holds any more, for the next ones with the same room. */
typedef struct {
    VecI64BufObject *top; /* the next one is named where its first number was */
    Py_ssize_t count;
} Shelf;
#define SHARED __attribute__((weak, visibility("hidden"))) /* one for all files of the library */
SHARED Shelf spare_rows[4]; /* with room for 8, 16, 24 and 32 numbers */

static inline Shelf *shelf_for(Py_ssize_t room) { /* as all rooms are here, one of whole eights */
    size_t size = (size_t)room / FIRST_ROOM - 1;
    return size < 4 ? &spare_rows[size] : NULL;
}

static inline void put_away(VecI64BufObject *buffer) {
    Shelf *shelf = shelf_for(Py_SIZE(buffer));
    if (shelf == NULL || shelf->count >= SHELF) {
        PyObject_Free(buffer);
        return;
    }
    memcpy(buffer->items, &shelf->top, sizeof(shelf->top));
    shelf->top = buffer;
    shelf->count++;
}

static void row_dealloc(PyObject *buffer) { put_away((VecI64BufObject *)buffer); }

/* What holds the numbers of a row that was made here: as in librt.vecs, except for its end. */
SHARED PyTypeObject RowType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "coltexpress.row",
    .tp_basicsize = sizeof(VecI64BufObject) - sizeof(int64_t),
    .tp_itemsize = sizeof(int64_t),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_dealloc = row_dealloc,
};

static Py_NO_INLINE VecI64BufObject *new_buffer(Py_ssize_t room) {
    if (!(RowType.tp_flags & Py_TPFLAGS_READY) && PyType_Ready(&RowType) < 0)
        return NULL;
    size_t size = offsetof(VecI64BufObject, items) + (size_t)(room + BEHIND) * sizeof(int64_t);
    VecI64BufObject *buffer = (VecI64BufObject *)PyObject_Malloc(size);
    if (buffer == NULL) {
        PyErr_NoMemory();
    } else {
        PyObject_InitVar((PyVarObject *)buffer, &RowType, room);
        memset(buffer->items + room, 0, BEHIND * sizeof(int64_t));
    }
    return buffer;
}

static inline int made_here(VecI64 row) {
    return Py_TYPE((PyObject *)VEC_I64_BUF(row)) == &RowType;
}

/* Whoever holds a row once more, or lets it go, holds it now: so the C compiler can see which of
   these cancel each other. */
static inline void row_hold(VecI64 row) {
    if (row.items != NULL) {
        if (Py_REFCNT(VEC_I64_BUF(row)) <= 0)
            __builtin_unreachable();
        Py_INCREF(VEC_I64_BUF(row));
    }
}

static Py_NO_INLINE void row_ends(VecI64 row) {
    if (made_here(row))
        put_away(VEC_I64_BUF(row));
    else
        _Py_Dealloc((PyObject *)VEC_I64_BUF(row));
}

static inline void row_release(VecI64 row) {
    if (row.items != NULL) {
        if (Py_REFCNT(VEC_I64_BUF(row)) <= 0)
            __builtin_unreachable();
#if defined(Py_GIL_DISABLED) || defined(Py_REF_DEBUG)
        Py_DECREF(VEC_I64_BUF(row));
#else
        Py_ssize_t held = Py_REFCNT(VEC_I64_BUF(row)) - 1;
        Py_SET_REFCNT((PyObject *)VEC_I64_BUF(row), held);
        if (held == 0)
            row_ends(row);
#endif
    }
}

#undef VEC_I64_INCREF
#undef VEC_I64_DECREF
#define VEC_I64_INCREF(row) row_hold(row)
#define VEC_I64_DECREF(row) row_release(row)

/* A row of this length whose numbers are not written yet, with room for more. */
static inline VecI64 row_with_room(Py_ssize_t len, Py_ssize_t room) {
    VecI64 row = {len, NULL};
    if (room <= 0)
        return row;
    room = (room + FIRST_ROOM - 1) / FIRST_ROOM * FIRST_ROOM;
    Shelf *shelf = shelf_for(room);
    VecI64BufObject *buffer;
    if (shelf != NULL && shelf->count > 0) {
        buffer = shelf->top;
        shelf->count--;
        memcpy(&shelf->top, buffer->items, sizeof(shelf->top));
        Py_SET_REFCNT((PyObject *)buffer, 1);
    } else if ((buffer = new_buffer(room)) == NULL) {
        row.len = -1;
        return row;
    }
    row.items = buffer->items;
    return row;
}

static inline VecI64 quick_alloc(Py_ssize_t len, Py_ssize_t room) {
    if (room < 0)
        return VecI64Api.alloc(len, room);
    VecI64 row = row_with_room(len, room < len ? len : room);
    if (row.len > 0)
        memset(row.items, 0, (size_t)len * sizeof(int64_t));
    return row;
}

static Py_NO_INLINE VecI64 grown(VecI64 row, int64_t number) {
    Py_ssize_t room = row.len < FIRST_ROOM / 2 ? FIRST_ROOM : 2 * row.len;
    VecI64 larger = row_with_room(row.len, room);
    if (larger.len >= 0) {
        if (row.len > 0)
            memcpy(larger.items, row.items, (size_t)row.len * sizeof(int64_t));
        larger.items[larger.len++] = number;
    }
    VEC_I64_DECREF(row);
    return larger;
}

static inline VecI64 quick_append(VecI64 row, int64_t number) {
    if (row.items == NULL || row.len >= Py_SIZE(VEC_I64_BUF(row)))
        return grown(row, number);
    row.items[row.len++] = number;
    return row;
}

/* Which place is meant and where a number belongs is random in a game: so the loops below run over
   the whole row and choose without a branch, which the processor would guess wrong. Where the C
   compiler is not told what was chosen, it cannot make two loops of one. */
#define UNKNOWN(number) __asm__("" : "+r"(number))
/* And numbers that are moved one by one are not put together on the stack to be moved by two: the
   processor waits long for two numbers that were written apart and are read together. */
#define ONE_BY_ONE(number) __asm__ volatile("" : "+r"(number) : : "memory")

/* The numbers from the one behind this place on, one place nearer; the row is shorter already. */
static inline void move_up(VecI64 row, Py_ssize_t place) {
    if (!made_here(row)) {
        size_t rest = (size_t)(row.len - place) * sizeof(int64_t);
        memmove(row.items + place, row.items + place + 1, rest);
        return;
    }
    for (; place < row.len; place += BEHIND) { /* several at once, and in line */
        int64_t some[BEHIND];
        memcpy(some, row.items + place + 1, sizeof(some));
        memcpy(row.items + place, some, sizeof(some));
    }
}

/* A row without the number at this place, which is one of its places. */
static inline VecI64 closed_up(VecI64 row, Py_ssize_t place) {
    row.len--;
    if (!made_here(row)) {
        move_up(row, place);
        return row;
    }
    do { /* always eight, whatever they are: most rows end there */
        int64_t *to = row.items + place;
        for (int i = 0; i < BEHIND; i++) {
            int64_t after = to[i + 1];
            ONE_BY_ONE(after);
            to[i] = after;
        }
        place += BEHIND;
    } while (place < row.len);
    return row;
}

static inline VecI64 quick_without(VecI64 row, Py_ssize_t place) {
    if (__builtin_constant_p(place) && place == -1 && row.len > 0) { /* always the last */
        row.len--;
        return row;
    }
    if (place < 0)
        place += row.len;
    if (place < 0 || place >= row.len)
        return VecI64Api.pop(row, PY_SSIZE_T_MAX).f0; /* it says what is wrong */
    if (__builtin_constant_p(place) && place == 0) { /* always the first */
        row.len--;
        move_up(row, 0);
        return row;
    }
    return closed_up(row, place);
}

static inline VecI64PopResult quick_pop(VecI64 row, Py_ssize_t place) {
    VecI64PopResult result;
    Py_ssize_t at = place < 0 ? place + row.len : place;
    result.f1 = at >= 0 && at < row.len ? row.items[at] : 0;
    result.f0 = quick_without(row, place);
    return result;
}

/* Eight numbers of a row as small ones, in one register, where a processor has those. A number that
   is not small becomes another one. */

static inline int is_small(int64_t number) { return number == (int16_t)number; }

#ifdef __SSE2__
static inline __m128i packed(const int64_t *items) {
    const float *at = (const float *)items; /* half a number each, of which the lower one counts */
    __m128 four = _mm_shuffle_ps(_mm_loadu_ps(at), _mm_loadu_ps(at + 4), 0x88);
    __m128 more = _mm_shuffle_ps(_mm_loadu_ps(at + 8), _mm_loadu_ps(at + 12), 0x88);
    return _mm_packs_epi32(_mm_castps_si128(four), _mm_castps_si128(more));
}

static inline void unpack(__m128i eight, int64_t *items) {
    __m128i sign = _mm_srai_epi16(eight, 15), *to = (__m128i *)items;
    __m128i four = _mm_unpacklo_epi16(eight, sign), more = _mm_unpackhi_epi16(eight, sign);
    _mm_storeu_si128(to, _mm_unpacklo_epi32(four, _mm_srai_epi32(four, 31)));
    _mm_storeu_si128(to + 1, _mm_unpackhi_epi32(four, _mm_srai_epi32(four, 31)));
    _mm_storeu_si128(to + 2, _mm_unpacklo_epi32(more, _mm_srai_epi32(more, 31)));
    _mm_storeu_si128(to + 3, _mm_unpackhi_epi32(more, _mm_srai_epi32(more, 31)));
}

/* The numbers from this place on, and the largest ones where the row is at its end. */
static inline __m128i padded(VecI64 row, short from) {
    __m128i place = _mm_setr_epi16(0, 1, 2, 3, 4, 5, 6, 7);
    __m128i there = _mm_cmpgt_epi16(_mm_set1_epi16((short)(row.len - from)), place);
    __m128i behind = _mm_andnot_si128(there, _mm_set1_epi16(INT16_MAX));
    return _mm_or_si128(_mm_and_si128(there, packed(row.items + from)), behind);
}

/* `quick_put_all` for up to sixteen numbers; is it done? */
static inline int put_small(VecI64 *row, VecI64 others) {
    Py_ssize_t end = row->len + others.len;
    if (row->items == NULL || !made_here(*row) || end > Py_SIZE(VEC_I64_BUF(*row)) ||
        end > 2 * FIRST_ROOM)
        return 0;
    int small = row->len == 0 || (is_small(row->items[0]) && is_small(row->items[row->len - 1]));
    __m128i low = padded(*row, 0), high = padded(*row, FIRST_ROOM);
    for (Py_ssize_t i = 0; i < others.len; i++) { /* what is more moves one place on */
        __m128i number = _mm_set1_epi16((short)others.items[i]);
        __m128i before = _mm_or_si128(_mm_slli_si128(high, 2), _mm_srli_si128(low, 14));
        high = _mm_min_epi16(high, _mm_max_epi16(number, before));
        before = _mm_insert_epi16(_mm_slli_si128(low, 2), INT16_MIN, 0);
        low = _mm_min_epi16(low, _mm_max_epi16(number, before));
        small &= is_small(others.items[i]);
    }
    if (!small)
        return 0;
    unpack(low, row->items);
    unpack(high, row->items + FIRST_ROOM);
    row->len = end;
    return 1;
}

/* A bit for each of the first eight places where a row may have this number. */
static inline uint64_t places_of(const int64_t *items, int64_t number) {
    __m128i same = _mm_cmpeq_epi16(packed(items), _mm_set1_epi16((short)number));
    return (uint64_t)_mm_movemask_epi8(_mm_packs_epi16(same, _mm_setzero_si128()));
}
#else
static inline int put_small(VecI64 *row, VecI64 others) { return 0; }

static inline uint64_t places_of(const int64_t *items, int64_t number) {
    uint64_t places = 0;
    for (int i = 0; i < FIRST_ROOM; i++)
        places |= (uint64_t)(items[i] == number) << i;
    return places;
}
#endif

/* Where a number stands first in the row; its length where it does not. */
static inline Py_ssize_t place_in(VecI64 row, int64_t number) {
    Py_ssize_t place = 0;
    if (row.len > 0 && made_here(row) && is_small(number)) {
        uint64_t places = places_of(row.items, number); /* a bit for each where it may stand */
        for (; places == 0 && place + FIRST_ROOM < row.len; places = places_of(row.items + place, number))
            place += FIRST_ROOM;
        place += __builtin_ctzll(places | (uint64_t)1 << FIRST_ROOM);
    }
    while (place < row.len && row.items[place] != number)
        place++;
    return place < row.len ? place : row.len;
}

static inline VecI64 quick_remove(VecI64 row, int64_t number) {
    Py_ssize_t place = place_in(row, number);
    if (place >= row.len)
        return VecI64Api.remove(row, number); /* it says what is wrong */
    return closed_up(row, place);
}

static inline VecI64 quick_without_either(VecI64 row, int64_t number, int64_t other) {
    Py_ssize_t place = place_in(row, number);
    return place < row.len ? closed_up(row, place) : quick_remove(row, other);
}

static inline VecI64 quick_slice(VecI64 row, int64_t start, int64_t end) {
    if (start < 0 || end < 0)
        return VecI64Api.slice(row, start, end);
    end = end < row.len ? end : row.len;
    start = start < end ? start : end;
    VecI64 part = row_with_room(end - start, end - start);
    if (part.len > 0) {
        if (end <= FIRST_ROOM && Py_SIZE(VEC_I64_BUF(row)) >= FIRST_ROOM && start == 0)
            memcpy(part.items, row.items, FIRST_ROOM * sizeof(int64_t)); /* always as many */
        else
            memcpy(part.items, row.items + start, (size_t)part.len * sizeof(int64_t));
    }
    return part;
}

/* Functions of kernel/rows.py, in whose place these are called. */

/* The same row, with room for so many numbers. */
static Py_NO_INLINE VecI64 with_room(VecI64 row, Py_ssize_t room) {
    VecI64 larger = row_with_room(row.len, room);
    if (larger.len > 0)
        memcpy(larger.items, row.items, (size_t)row.len * sizeof(int64_t));
    VEC_I64_DECREF(row);
    return larger;
}

static inline VecI64 quick_put_in_order(VecI64 row, int64_t number) {
    row = quick_append(row, number);
    if (row.len > 0) {
        for (Py_ssize_t i = row.len - 1; i > 0; i--) {
            int64_t before = row.items[i - 1];
            row.items[i] = before > number ? before : number;
            number = before > number ? number : before;
        }
        row.items[0] = number;
    }
    return row;
}

static inline VecI64 quick_put_all(VecI64 row, VecI64 others) {
    if (put_small(&row, others))
        return row;
    Py_ssize_t next = 0;
    for (; next + 1 < others.len; next += 2) { /* two on one way through the row */
        int64_t one = others.items[next], two = others.items[next + 1];
        int64_t less = one < two ? one : two, more = one < two ? two : one;
        row = quick_append(row, less);
        if (row.len > 0)
            row = quick_append(row, more);
        if (row.len < 0)
            return row;
        for (Py_ssize_t i = row.len - 1; i > 1; i--) {
            int64_t before = row.items[i - 2];
            row.items[i] = before > more ? before : more;
            int64_t rest = before > more ? more : before;
            more = rest > less ? rest : less;
            less = rest > less ? less : rest;
        }
        row.items[1] = more;
        row.items[0] = less;
    }
    return next < others.len ? quick_put_in_order(row, others.items[next]) : row;
}

static inline VecI64 quick_put_different(
    VecI64 row, VecI64 others, int64_t more, int64_t mask, int64_t left_out) {
    Py_ssize_t end = row.len + others.len;
    if (row.items == NULL || end > Py_SIZE(VEC_I64_BUF(row))) {
        row = with_room(row, end);
        if (row.len < 0)
            return row;
    }
    if (others.len == 0)
        return row;
    int64_t number = others.items[0], *to = row.items + row.len;
    for (Py_ssize_t i = 1; i < others.len; i++) { /* written always, and kept or not */
        int64_t next = others.items[i];
        Py_ssize_t kept = (number != next) & ((number & mask) != left_out);
        UNKNOWN(kept);
        *to = number + more;
        to += kept;
        number = next;
    }
    *to = number + more;
    row.len = to - row.items + ((number & mask) != left_out);
    return row;
}

static inline VecI64 quick_without_turned(VecI64 row, Py_ssize_t place) {
    Py_ssize_t last = row.len - 1;
    if (place < 0 || place > last)
        return VecI64Api.pop(row, PY_SSIZE_T_MAX).f0; /* it says what is wrong */
    for (; place < last; place++, last--) {
        int64_t number = row.items[place];
        row.items[place] = row.items[last];
        row.items[last] = number;
    }
    row.len--;
    return row;
}

static inline VecI64 quick_numbers_in(int64_t bits) {
    VecI64 row = row_with_room(0, FIRST_ROOM);
    for (uint64_t left = (uint64_t)bits; left && row.len >= 0; left &= left - 1)
        row = quick_append(row, __builtin_ctzll(left));
    return row;
}

static inline VecI64 quick_emptied(VecI64 row) {
    row.len = 0;
    return row;
}

/* Lines of bytes, two at a time: their numbers are laid side by side, and one instruction multiplies
   each pair and adds both products. So many sums are in registers until all lines are through. */

#ifdef __SSE2__
#define WIDE 16 /* sums of four registers, or with AVX2 of two */
#ifdef NARROW /* to try what an older processor does */
#define HAS_AVX2 0
#else
#define HAS_AVX2 __builtin_cpu_supports("avx2")
#endif

static inline int two_times(int64_t one, int64_t other) {
    return (int)((uint32_t)(uint16_t)one | (uint32_t)(uint16_t)other << 16);
}

static inline void add_four(int64_t *to, __m128i four) {
    __m128i sign = _mm_srai_epi32(four, 31), *at = (__m128i *)to;
    _mm_storeu_si128(at, _mm_add_epi64(_mm_loadu_si128(at), _mm_unpacklo_epi32(four, sign)));
    at++;
    _mm_storeu_si128(at, _mm_add_epi64(_mm_loadu_si128(at), _mm_unpackhi_epi32(four, sign)));
}

static void add_wide(
    int64_t *to, const char *from, Py_ssize_t size, VecI64 lines, const int64_t *times) {
    __m128i sums[4] = {_mm_setzero_si128(), _mm_setzero_si128(), _mm_setzero_si128(), _mm_setzero_si128()};
    for (Py_ssize_t i = 0; i < lines.len; i += 2) {
        Py_ssize_t j = i + 1 < lines.len ? i + 1 : i; /* an odd one is counted with nothing */
        __m128i one = _mm_loadu_si128((const __m128i *)(from + lines.items[i] * size));
        __m128i other = _mm_loadu_si128((const __m128i *)(from + lines.items[j] * size));
        __m128i factors = _mm_set1_epi32(two_times(times[i], j > i ? times[j] : 0));
        __m128i low = _mm_unpacklo_epi8(one, other), high = _mm_unpackhi_epi8(one, other);
        __m128i pairs[4] = {_mm_unpacklo_epi8(low, low), _mm_unpackhi_epi8(low, low),
                            _mm_unpacklo_epi8(high, high), _mm_unpackhi_epi8(high, high)};
        for (int k = 0; k < 4; k++)
            sums[k] = _mm_add_epi32(sums[k], _mm_madd_epi16(_mm_srai_epi16(pairs[k], 8), factors));
    }
    for (int k = 0; k < 4; k++)
        add_four(to + 4 * k, sums[k]);
}

__attribute__((target("avx2"))) static void add_wider(
    int64_t *to, const char *from, Py_ssize_t size, VecI64 lines, const int64_t *times) {
    __m256i low = _mm256_setzero_si256(), high = low; /* each half of a register for itself */
    for (Py_ssize_t i = 0; i < lines.len; i += 2) {
        Py_ssize_t j = i + 1 < lines.len ? i + 1 : i;
        const __m128i *at = (const __m128i *)(from + lines.items[i] * size);
        __m256i one = _mm256_cvtepi8_epi16(_mm_loadu_si128(at));
        at = (const __m128i *)(from + lines.items[j] * size);
        __m256i other = _mm256_cvtepi8_epi16(_mm_loadu_si128(at));
        __m256i factors = _mm256_set1_epi32(two_times(times[i], j > i ? times[j] : 0));
        low = _mm256_add_epi32(low, _mm256_madd_epi16(_mm256_unpacklo_epi16(one, other), factors));
        high = _mm256_add_epi32(high, _mm256_madd_epi16(_mm256_unpackhi_epi16(one, other), factors));
    }
    add_four(to, _mm256_castsi256_si128(low));
    add_four(to + 4, _mm256_castsi256_si128(high));
    add_four(to + 8, _mm256_extracti128_si256(low, 1));
    add_four(to + 12, _mm256_extracti128_si256(high, 1));
}
#endif

static VecI64 quick_add_lines(VecI64 row, VecU8 table, VecI64 lines, VecI64 times) {
    Py_ssize_t size = row.len, at = 0, most = size > 0 ? table.len / size : 0;
    int narrow = 1;
    for (Py_ssize_t i = 0; i < lines.len; i++) {
        if (lines.items[i] < 0 || lines.items[i] >= most || i >= times.len)
            return VecI64Api.pop(row, PY_SSIZE_T_MAX).f0; /* it says what is wrong */
        narrow &= is_small(times.items[i]);
    }
    const char *from = (const char *)table.items;
#ifdef __SSE2__
    void (*add)(int64_t *, const char *, Py_ssize_t, VecI64, const int64_t *) =
        HAS_AVX2 ? add_wider : add_wide;
    for (; narrow && at + WIDE <= size; at += WIDE)
        add(row.items + at, from + at, size, lines, times.items);
#endif
    int64_t *restrict into = row.items;
    for (Py_ssize_t i = 0; i < lines.len; i++) {
        const signed char *line = (const signed char *)from + lines.items[i] * size;
        int64_t number = times.items[i];
        for (Py_ssize_t j = at; j < size; j++)
            into[j] += line[j] * number;
    }
    return row;
}

/* Tables are copied with every state. Those made here lie on a shelf too, by how many rows they have,
   and the collector of garbage does not look at them: rows of numbers lead nowhere. */

#define MOST_TABLE 16 /* rows of a table that is kept for the next one */
typedef struct {
    VecNestedBufObject *top; /* the next one is named where its first row was */
    Py_ssize_t count;
} TableShelf;
SHARED TableShelf spare_tables[MOST_TABLE + 1];

static void table_dealloc(PyObject *table) {
    VecNestedBufObject *buffer = (VecNestedBufObject *)table;
    Py_ssize_t size = Py_SIZE(buffer);
    for (Py_ssize_t i = 0; i < size; i++)
        row_release((VecI64){buffer->items[i].len, (int64_t *)buffer->items[i].items});
    if (size > MOST_TABLE || spare_tables[size].count >= SHELF) {
        PyObject_Free(buffer);
        return;
    }
    buffer->items[0].items = spare_tables[size].top;
    spare_tables[size].top = buffer;
    spare_tables[size].count++;
}

SHARED PyTypeObject TableType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "coltexpress.table",
    .tp_basicsize = sizeof(VecNestedBufObject) - sizeof(VecNestedBufItem),
    .tp_itemsize = sizeof(VecNestedBufItem),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_dealloc = table_dealloc,
};

static Py_NO_INLINE VecNestedBufObject *new_table(Py_ssize_t size) {
    if (!(TableType.tp_flags & Py_TPFLAGS_READY) && PyType_Ready(&TableType) < 0)
        return NULL;
    size_t room = offsetof(VecNestedBufObject, items) + (size_t)size * sizeof(VecNestedBufItem);
    VecNestedBufObject *buffer = (VecNestedBufObject *)PyObject_Malloc(room);
    if (buffer == NULL)
        PyErr_NoMemory();
    else
        PyObject_InitVar((PyVarObject *)buffer, &TableType, size);
    return buffer;
}

static inline VecNested quick_copied(VecNested table) {
    Py_ssize_t size = table.len;
    if (size <= 0)
        return VecNestedApi.slice(table, 0, size);
    VecNested twin = {-1, NULL};
    VecNestedBufObject *buffer;
    if (size <= MOST_TABLE && spare_tables[size].count > 0) {
        buffer = spare_tables[size].top;
        spare_tables[size].top = (VecNestedBufObject *)buffer->items[0].items;
        spare_tables[size].count--;
        Py_SET_REFCNT((PyObject *)buffer, 1);
    } else if ((buffer = new_table(size)) == NULL) {
        return twin;
    }
    buffer->item_type = VEC_NESTED_BUF(table)->item_type;
    buffer->depth = VEC_NESTED_BUF(table)->depth;
    for (Py_ssize_t i = 0; i < size; i++) {
        VecI64 from = {table.items[i].len, (int64_t *)table.items[i].items};
        VecI64 row = quick_slice(from, 0, from.len);
        buffer->items[i] = (VecNestedBufItem){row.len, row.items};
        if (row.len < 0) {
            memset(buffer->items + i, 0, (size_t)(size - i) * sizeof(VecNestedBufItem));
            Py_DECREF(buffer);
            return twin;
        }
    }
    twin.len = size;
    twin.items = buffer->items;
    return twin;
}

#define FIRST_LOG 64 /* numbers for which a log has room when it first grows */

static inline VecI64 quick_put_two(VecI64 row, int64_t a, int64_t b) {
    if (row.items == NULL || row.len + 2 > Py_SIZE(VEC_I64_BUF(row))) {
        row = with_room(row, row.len < FIRST_LOG / 4 ? FIRST_LOG : 4 * row.len);
        if (row.len < 0)
            return row;
    }
    row.items[row.len] = a, row.items[row.len + 1] = b;
    row.len += 2;
    return row;
}

static inline int64_t quick_clear(VecU8 row, int64_t first, int64_t count) {
    if (first < 0 || count < 0 || count > row.len - first) {
        PyErr_SetNone(PyExc_IndexError);
        return -113; /* mypyc's sign that there may be an error */
    }
    memset(row.items + first, 0, (size_t)count);
    return first + count;
}

/* What is handed on as it is. */

static PyObject *slow_box(VecI64 row) { return VecI64Api.box(row); }
static VecI64 slow_unbox(PyObject *boxed) { return VecI64Api.unbox(boxed); }
static VecI64 slow_convert(VecNestedBufItem item) { return VecI64Api.convert_from_nested(item); }
static VecI64 slow_from(PyObject *items, int64_t room) {
    return VecI64Api.from_iterable(items, room);
}
static VecI64 slow_extend(VecI64 row, PyObject *items) { return VecI64Api.extend(row, items); }
static VecI64 slow_extend_vec(VecI64 row, VecI64 items) {
    return VecI64Api.extend_vec(row, items);
}
static PyObject *slow_list(VecI64 row) { return VecI64Api.to_list(row); }
static PyObject *slow_tuple(VecI64 row) { return VecI64Api.to_tuple(row); }

static const VecI64API QuickApi = {
    .alloc = quick_alloc,
    .box = slow_box,
    .unbox = slow_unbox,
    .convert_from_nested = slow_convert,
    .append = quick_append,
    .pop = quick_pop,
    .remove = quick_remove,
    .slice = quick_slice,
    .from_iterable = slow_from,
    .extend = slow_extend,
    .extend_vec = slow_extend_vec,
    .to_list = slow_list,
    .to_tuple = slow_tuple,
};
#define VecI64Api QuickApi

#endif
