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

#define FIRST_ROOM 8 /* numbers for which a row has room when it first grows */

/* A row of this length whose numbers are not written yet, with room for more. */
static inline VecI64 row_with_room(Py_ssize_t len, Py_ssize_t room) {
    VecI64 row = {len, NULL};
    if (room > 0) {
        size_t size = offsetof(VecI64BufObject, items) + (size_t)room * sizeof(int64_t);
        VecI64BufObject *buffer = (VecI64BufObject *)PyObject_Malloc(size);
        if (buffer == NULL) {
            PyErr_NoMemory();
            row.len = -1;
            return row;
        }
        PyObject_InitVar((PyVarObject *)buffer, VecI64Api.buf_type, room);
        row.items = buffer->items;
    }
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

static inline VecI64PopResult quick_pop(VecI64 row, Py_ssize_t place) {
    if (place < 0)
        place += row.len;
    if (place < 0 || place >= row.len)
        return VecI64Api.pop(row, PY_SSIZE_T_MAX); /* it says what is wrong */
    VecI64PopResult result;
    result.f1 = row.items[place];
    row.len--;
    for (; place < row.len; place++)
        row.items[place] = row.items[place + 1];
    result.f0 = row;
    return result;
}

static inline VecI64 quick_remove(VecI64 row, int64_t number) {
    for (Py_ssize_t place = 0; place < row.len; place++)
        if (row.items[place] == number)
            return quick_pop(row, place).f0;
    return VecI64Api.remove(row, number); /* it says what is wrong */
}

static inline VecI64 quick_slice(VecI64 row, int64_t start, int64_t end) {
    if (start != 0 || end < row.len)
        return VecI64Api.slice(row, start, end);
    VecI64 twin = row_with_room(row.len, row.len);
    if (twin.len > 0)
        memcpy(twin.items, row.items, (size_t)row.len * sizeof(int64_t));
    return twin;
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
