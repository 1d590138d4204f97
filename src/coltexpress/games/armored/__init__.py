"""Couriers & Armored Train: two trains, two teams, couriers, and a gentleman with binoculars."""
