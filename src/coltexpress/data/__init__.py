"""What is printed on the components, read from the data files beside this module."""
